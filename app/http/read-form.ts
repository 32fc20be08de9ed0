import type { SubmissionResult } from "@conform-to/react";
import {
  type FileUploadHandler,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  type ParseFormDataOptions,
  parseFormData,
} from "@remix-run/form-data-parser";
import type { GenericSchema, InferOutput } from "valibot";
import { isForm } from "~/lib/kept-form";
import { parseForm } from "~/lib/parse-form";
import { refusal } from "./replies";

export type FormReply = SubmissionResult<string[]>;

export type ReadForm<Value> =
  | { ok: true; value: Value; reply: (errors: FormErrors) => FormReply }
  | { ok: false; reply: FormReply };

/** Messages by field name; `form` is for the form as a whole. */
export type FormErrors = Record<string, string[]>;

/** Limits that stand before any parsing: a crafted name or body could otherwise take the process down. */
const FORM_BYTES = 16 * 1024;
const MOST_FIELDS = 400;
const LONGEST_NAME = 120;
const HIGHEST_INDEX = 50;

/** `secrets` never go back to the page. Throws a 400, 413 or 415 for what no form of ours sends. */
export async function readForm<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  options: { secrets?: string[]; bytes?: number } = {},
): Promise<ReadForm<InferOutput<Schema>>> {
  return checkForm(await readFormData(request, options.bytes ?? FORM_BYTES), schema, options.secrets);
}

export function checkForm<Schema extends GenericSchema>(
  formData: FormData,
  schema: Schema,
  hideFields: string[] = [],
): ReadForm<InferOutput<Schema>> {
  const submission = parseForm(formData, schema);
  if (submission.status !== "success") {
    const reply = submission.reply({ hideFields });
    return { ok: false, reply: { ...reply, error: asAsked(reply.error, schema) } };
  }
  return {
    ok: true,
    value: submission.value as InferOutput<Schema>,
    reply: (errors) => {
      const { form = [], ...fieldErrors } = errors;
      const reply = submission.reply({ hideFields, formErrors: form, fieldErrors });
      return { ...reply, error: asGiven(reply.error, ["", ...Object.keys(fieldErrors)]) };
    },
  };
}

export function alsoWrong<Value>(
  form: ReadForm<Value>,
  name: string,
  problem: string | null,
): ReadForm<Value> {
  if (problem === null) return form;
  if (form.ok) return { ok: false, reply: form.reply({ [name]: [problem] }) };
  const { error } = form.reply;
  return { ok: false, reply: { ...form.reply, error: { ...error, [name]: error?.[name] ?? [problem] } } };
}

/** conform turns their order round; people are told of the first field first. */
function asGiven(error: FormReply["error"], names: readonly string[]): FormReply["error"] {
  if (error === undefined) return undefined;
  return Object.fromEntries(names.flatMap((name) => (name in error ? [[name, error[name] ?? null]] : [])));
}

/** What is wrong with two fields together is found last, and stands where the form has the field. */
function asAsked(error: FormReply["error"], schema: GenericSchema): FormReply["error"] {
  if (error === undefined || !("entries" in schema)) return error;
  const names = Object.keys(schema.entries as object);
  const placeOf = ([name]: [string, unknown]) => names.indexOf(name.split(/[.[]/, 1)[0] ?? "");
  return Object.fromEntries(Object.entries(error).sort((a, b) => placeOf(a) - placeOf(b)));
}

export async function readFormData(request: Request, bytes = FORM_BYTES): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > bytes) throw refusal(413);
  const limits = { maxFiles: 0, maxParts: MOST_FIELDS, maxTotalSize: bytes, maxFileSize: bytes };
  const formData = await readParts(request, limits, () => null);
  refuseCraftedNames(formData);
  return formData;
}

export async function readParts(
  request: Request,
  limits: ParseFormDataOptions,
  take: FileUploadHandler,
): Promise<FormData> {
  if (!isForm(request)) throw refusal(415);
  try {
    return await parseFormData(request, limits, take);
  } catch (error) {
    throw answerFor(error);
  }
}

/** Throws a 400 for a form whose names or values would take the process down. */
export function refuseCraftedNames(formData: FormData): void {
  let fields = 0;
  for (const [name, value] of formData) {
    fields += 1;
    const index = Math.max(0, ...[...name.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])));
    const broken = typeof value === "string" && value.includes("\u0000");
    if (fields > MOST_FIELDS || name.length > LONGEST_NAME || index > HIGHEST_INDEX || broken)
      throw refusal(400);
  }
}

function answerFor(error: unknown): unknown {
  if (error instanceof MaxTotalSizeExceededError || error instanceof MaxFileSizeExceededError)
    return refusal(413);
  if (error instanceof FormDataParseError || (error instanceof Error && error.name.startsWith("Max"))) {
    return refusal(400);
  }
  return error;
}
