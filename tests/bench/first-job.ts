/** The path of its form. @throws Error where no job is open. */
export async function firstJob(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/careers`)).text();
  const page = /href="(\/careers\/[^"/]+\/[^"]+)"/.exec(html)?.[1] ?? "";
  const posting = await (await fetch(origin + page)).text();
  const form = /\/apply\/[0-9A-Z]{26}/.exec(posting)?.[0];
  if (form === undefined) throw new Error("no job leads to its form");
  return form;
}
