import type { Product } from "./product";

/** Submitted for one job, and their messages never came. `letters`, three of them, begin all their ids. */
export async function manySent(
  { db }: Pick<Product, "db">,
  job: { id: string },
  letters: string,
  count: number,
  submittedAt: number,
): Promise<string[]> {
  const numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)";
  const rows = (sql: string, ...values: unknown[]) =>
    db.prepare(`${numbers} ${sql}`).bind(count, letters, ...values);
  await db.batch([
    rows(`insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
        updated_at)
      select printf('%sP%022d', ?2, i), lower(?2) || i || '@example.org', 'none', 'applicant', 'Ada Sent',
        'Ada', 'Sent', 1, 1 from n`),
    rows(
      `insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
        start_date, terms_accepted_at, cv_document_id, answers, evaluation_state, created_at, updated_at)
      select printf('%s%023d', ?2, i), company_id, id, printf('%sP%022d', ?2, i), 'Ada Sent',
        lower(?2) || i || '@example.org', title, 'yes', 'other', 1, printf('%sD%022d', ?2, i),
        json_object('1', 'I ran the night shift of nine for two years and halved what was late.'),
        'waiting', unixepoch() * 1000, 1 from jobs, n where id = ?3`,
      job.id,
    ),
    rows(
      `insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size,
        storage_key, state, text_state, created_at)
      select printf('%sD%022d', ?2, i), company_id, printf('%sP%022d', ?2, i), printf('%s%023d', ?2, i), 'cv',
        'cv.pdf', 'pdf', 1000, 'cv/none', 'stored', 'read', 1 from jobs, n where id = ?3`,
      job.id,
    ),
    rows(
      `insert into document_texts (document_id, company_id, text, read_at)
      select printf('%sD%022d', ?2, i), company_id, 'Shift lead, five years with TypeScript and SQL.', 1
        from jobs, n where id = ?3`,
      job.id,
    ),
    db.prepare("update applications set submitted_at = ?1 + seq where job_id = ?2").bind(submittedAt, job.id),
  ]);
  return Array.from({ length: count }, (_, at) => letters + String(at + 1).padStart(23, "0"));
}
