import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Checks a form by a schema that is loaded when it is needed: zod and the schemas are a fifth of what a visitor would load for
 * the page. Where they can't be loaded the server checks alone.
 */
export function lateResolver<Values extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  let loading: Promise<Resolver<Values, unknown, Output>> | undefined;

  async function load() {
    const [{ zodResolver }, schema] = await Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
    return zodResolver(schema) as Resolver<Values, unknown, Output>;
  }

  return async (values, context, options) => {
    try {
      // Loaded once: an `import()` takes a moment each time, in which the fields could change.
      loading ??= load();
      const resolve = await loading;
      return await resolve(values, context, options);
    } catch {
      loading = undefined;
      return { values: values as unknown as Output, errors: {} };
    }
  };
}
