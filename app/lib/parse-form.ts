import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";

/**
 * Holds a form to its schema, on the server and in the browser alike. Values arrive as typed texts: conform's own coercion
 * would turn an empty box into "expected string but received undefined" before the field's message has its say.
 */
export const parseForm = <Schema extends GenericSchema>(
  formData: FormData | URLSearchParams,
  schema: Schema,
) => parseWithValibot(formData, { schema, disableAutoCoercion: true });
