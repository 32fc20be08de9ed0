export type PictureFacts = { type: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number };

/** By its bytes alone, whatever its name says. Sides in pixels; null for anything else. */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(bytes, view) ?? readWebp(bytes, view) ?? readJpeg(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function readPng(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (asciiAt(bytes, 0, 8) !== "\u0089PNG\r\n\u001a\n" || asciiAt(bytes, 12, 4) !== "IHDR") return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** developers.google.com/speed/webp/docs/riff_container: lossy, lossless and extended. */
function readWebp(bytes: Uint8Array, view: DataView): PictureFacts | null {
  if (asciiAt(bytes, 0, 4) !== "RIFF" || asciiAt(bytes, 8, 4) !== "WEBP") return null;
  const type = "image/webp";
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (asciiAt(bytes, 12, 4)) {
    case "VP8 ":
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      const sides = view.getUint32(21, true);
      return { type, width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { type, width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** The frame's header holds the sides; the segments before it are skipped by their lengths. */
function readJpeg(view: DataView): PictureFacts | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff01) return null;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { type: "image/jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
}
