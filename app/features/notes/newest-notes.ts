import { type SQL, sql } from "drizzle-orm";
import { applications } from "../../../db/schema";
import { may } from "../members/rules";
import type { Reader } from "../members/scope";

export const NOTES_SHOWN = 3;
const LONGEST_SHOWN = 600;

export type NotesColumn = SQL.Aliased<NewestNote[] | null>;

/** `at`: milliseconds. */
export type NewestNote = {
  id: string;
  personName: string;
  text: string;
  more: boolean;
  private: boolean;
  at: number;
  deletedBy: string | null;
};

/** A column of one application's query: the newest that this reader may see, and one more than is shown. */
export const newestNotes = ({ companyId, role }: Reader): NotesColumn =>
  sql<NewestNote[] | null>`(select json_group_array(json_object('id', n.id, 'personName', n.person_name,
      'text', substr(n.text, 1, ${LONGEST_SHOWN}),
      'more', json(iif(length(n.text) > ${LONGEST_SHOWN}, 'true', 'false')),
      'private', json(iif(n.private, 'true', 'false')), 'at', n.created_at, 'deletedBy', n.deleted_by))
    from (select * from notes where application_id = ${applications.id} and company_id = ${companyId}
      ${may(role, "notes.private") ? sql`` : sql`and private = 0`}
      order by id desc limit ${NOTES_SHOWN + 1}) n)`
    .mapWith((text: string) => JSON.parse(text) as NewestNote[])
    .as("newest_notes");

export const noNotes: NotesColumn = sql<NewestNote[] | null>`null`.as("newest_notes");
