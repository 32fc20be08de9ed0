import { parseWithValibot } from "@conform-to/valibot";
import type { GenericSchema } from "valibot";

/** Values arrive as typed texts: conform's own coercion would speak before the field's message does. */
export const parseForm = <Schema extends GenericSchema>(
  formData: FormData | URLSearchParams,
  schema: Schema,
) => parseWithValibot(formData, { schema, disableAutoCoercion: true });
