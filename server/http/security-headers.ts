import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, securityHeaders);
  app.addHook("onRequest", async (_request, reply) => void reply.header("Permissions-Policy", noDevices));
}

/** Replies are data for our own pages; the pages themselves carry a policy of their own. */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
  },
  referrerPolicy: { policy: "no-referrer" },
  strictTransportSecurity: false,
  xFrameOptions: { action: "deny" },
} as const;

/** The board needs none of what a browser may offer a page; whoever got a script in shall find none of it open. */
const noDevices = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");
