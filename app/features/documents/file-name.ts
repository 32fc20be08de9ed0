const LONGEST_NAME = 100;
const LONGEST_READ = 1000;
const NAMELESS = "document";

/** The last part of a path, without control or direction-changing characters, at most 100 characters. */
export function displayFileName(name: string): string {
  const tidy = lastPart(name)
    .slice(-LONGEST_READ)
    // A browser sends a quote in a file's name as %22 (HTML standard, multipart/form-data encoding).
    .replaceAll("%22", '"')
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return shorten(tidy).replace(/^[\s.]+|[\s.]+$/g, "") || NAMELESS;
}

/** RFC 6266: a plain ASCII name for old clients, and the full name as RFC 8187 wants it. */
export function attachmentHeader(fileName: string): string {
  const name = displayFileName(fileName);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? "";
}

function shorten(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? "";
  let stem = "";
  for (const character of name) {
    if (stem.length + character.length > LONGEST_NAME - extension.length) break;
    stem += character;
  }
  return stem + extension;
}

/** `encodeURIComponent` leaves `'()*` alone, which RFC 8187 does not allow. */
function encodeExtended(value: string): string {
  return encodeURIComponent(value).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
