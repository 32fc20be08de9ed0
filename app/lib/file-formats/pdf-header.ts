/** Readers of PDF accept rubbish before the header, up to this many bytes (ISO 32000-1, annex H, note 13). */
const WITHIN = 1024;

export const hasPdfHeader = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, WITHIN)).includes("%PDF-");
