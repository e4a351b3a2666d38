import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by a schema that is loaded when it is needed: zod and the schemas are a fifth of what a visitor would load for
 * the page. Where they can't be loaded the server checks alone.
 */
export function lateResolver<Values extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
      return await zodResolver(schema)(values, context, options);
    } catch {
      return { values: values as unknown as Output, errors: {} };
    }
  };
}
