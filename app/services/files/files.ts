/** Keys are made by us and never hold a person's words. */
export interface Files {
  /** False when the key exists already. Throws when the store cannot be reached. */
  put(key: string, bytes: ArrayBuffer | Uint8Array): Promise<boolean>;
  get(key: string): Promise<StoredFile | null>;
  remove(keys: string[]): Promise<void>;
  /** At most 1000 after `cursor`, in order; `cursor` is null at the end. */
  list(cursor: string | null): Promise<{ keys: { key: string; storedAt: Date }[]; cursor: string | null }>;
}

export type StoredFile = { size: number; body: ReadableStream; bytes(): Promise<ArrayBuffer> };
