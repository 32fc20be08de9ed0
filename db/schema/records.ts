import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SEALED_KINDS } from "../../app/vocabulary/records.ts";
import { instant } from "./instant.ts";

/** What is to be sealed, in this order: filled by triggers, emptied by the sweep of the next minute. */
export const unsealedRecords = sqliteTable("unsealed_records", {
  seq: integer("seq").primaryKey(),
  companyId: text("company_id").notNull(),
  kind: text("kind", { enum: SEALED_KINDS }).notNull(),
  recordId: text("record_id").notNull(),
  /** It was there before there was a chain. */
  prior: integer("prior", { mode: "boolean" }).notNull().default(false),
});

/** A company's chain, with SHA-256 in hex. Only links of before record 195 name the hash before theirs. */
export const recordChain = sqliteTable(
  "record_chain",
  {
    companyId: text("company_id").notNull(),
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: SEALED_KINDS }).notNull(),
    recordId: text("record_id").notNull(),
    prior: integer("prior", { mode: "boolean" }).notNull(),
    sealedAt: instant("sealed_at").notNull(),
    /** Of the record as it stood; empty for one that had gone. */
    bodyHash: text("body_hash").notNull(),
    prevHash: text("prev_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.seq] }),
    uniqueIndex("record_chain_record").on(table.recordId, table.kind),
  ],
);
