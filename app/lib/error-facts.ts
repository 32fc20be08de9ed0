type Facts = { error: string; cause?: string; stack?: string };

/** Name, message and where it was thrown. Later lines of a failed query hold what it was asked with. */
export function errorFacts(error: unknown): Facts {
  if (!isError(error)) return { error: described(error) };
  const { cause, stack } = error;
  const frames = stack?.match(/^\s+at .+$/gm)?.slice(0, MOST_FRAMES) ?? [];
  return {
    error: headline(error),
    ...(isError(cause) && { cause: headline(cause) }),
    ...(frames.length > 0 && { stack: frames.map((frame) => frame.trim()).join(" < ") }),
  };
}

const MOST_FRAMES = 8;

export function errorReason(error: unknown): string {
  const inner = isError(error) && isError(error.cause) ? error.cause : error;
  return isError(inner) ? message(inner) : described(inner);
}

/** Also one of another realm, as it comes from another Worker. */
const isError = (thrown: unknown): thrown is Error =>
  typeof thrown === "object" && thrown !== null && "message" in thrown && typeof thrown.message === "string";

const headline = (error: Error): string => `${error.name ?? "Error"}: ${message(error)}`.slice(0, 500);

/** A parser quotes what it was given. */
const message = (error: Error): string =>
  firstLine(error.name === "SyntaxError" ? error.message.replace(/".*"/s, '"…"') : error.message);

/** An answer of the framework's says its status; of another thing only the names of its fields are told. */
function described(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return firstLine(String(thrown));
  if ("status" in thrown && "statusText" in thrown) return firstLine(`${thrown.status} ${thrown.statusText}`);
  return firstLine(`${thrown.constructor?.name ?? "Object"} with ${Object.keys(thrown).join(", ")}`);
}

const firstLine = (text: string): string =>
  text
    .replace(/\n.*/s, "")
    .slice(0, 500)
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, "…@…");
