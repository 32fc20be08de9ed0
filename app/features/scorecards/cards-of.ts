import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { may } from "../members/rules";
import type { Reader } from "../members/scope";
import { type Cards, cardsFor, LONGEST_WORDS, MOST_CARDS, type Written } from "./rules";

export type CardsColumn = SQL.Aliased<Cards> | SQL.Aliased<null>;

/** Ids of an application, and of those that were merged into it: their cards stand on it, too. */
export const carriedBy = (id: SQLWrapper, reader: Pick<Reader, "id" | "companyId">) =>
  sql`(select ${id} union all select o.id from applications o where o.duplicate_of = ${id}
    and o.company_id = ${reader.companyId} and o.user_id <> ${reader.id})`;

/** A column of one application's query: what its reader may read of the scorecards. */
export const cardsOf = (reader: Reader, longest = LONGEST_WORDS): SQL.Aliased<Cards> =>
  sql`(select json_group_array(json_object('id', c.id, 'userId', c.user_id, 'personName', c.person_name,
      'recommendation', c.recommendation, 'pros', substr(c.pros, 1, ${longest}),
      'cons', substr(c.cons, 1, ${longest}), 'version', c.version, 'at', c.created_at,
      'more', json(iif(max(length(c.pros), length(c.cons)) > ${longest}, 'true', 'false'))))
    from (select * from scorecards where newest = 1 and company_id = ${reader.companyId}
      and application_id in ${carriedBy(sql`applications.id`, reader)} limit ${MOST_CARDS * 2}) c)`
    .mapWith((text: string): Cards => {
      const { others, ...cards } = cardsFor(reader.id, JSON.parse(text) as Written[]);
      return { ...cards, others: may(reader.role, "scorecards.others") ? others : null };
    })
    .as("cards");

export const noCards: CardsColumn = sql<null>`null`.as("cards");
