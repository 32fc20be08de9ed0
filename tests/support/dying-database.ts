/** Thrown where the Worker would be gone. */
export class Died extends Error {}

/**
 * The database as a Worker sees it that dies at its `at`-th call, the first being 1: before the call reached
 * the database, or after it was done and before the answer came back.
 */
export function dyingDatabase(db: D1Database, at: number, when: "before" | "after"): D1Database {
  let calls = 0;
  const call = async <T>(run: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls > at || (calls === at && when === "before")) throw new Died();
    const answer = await run();
    if (calls === at) throw new Died();
    return answer;
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      all: () => call(() => statement.all()),
      run: () => call(() => statement.run()),
      raw: () => call(() => statement.raw()),
      first: () => call(() => statement.first()),
    } as unknown as D1PreparedStatement;
    inner.set(own, statement);
    return own;
  };
  return {
    prepare: (query: string) => wrapped(db.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => db.batch(statements.map((each) => inner.get(each) ?? each))),
  } as unknown as D1Database;
}
