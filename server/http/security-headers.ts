import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, securityHeaders);
  app.addHook("onRequest", async (_request, reply) => void reply.header("Permissions-Policy", noDevices));
}

/** For replies of the interface; pages set a policy of their own. */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
  },
  referrerPolicy: { policy: "no-referrer" },
  strictTransportSecurity: false,
  xFrameOptions: { action: "deny" },
} as const;

/** Browser features that the board doesn't use, switched off so that an injected script can't use them either. */
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
