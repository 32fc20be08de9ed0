import { renderToStaticMarkup } from "react-dom/server";
import { InsteadOfFile } from "~/components/InsteadOfFile";
import type { Member } from "~/http/session";
import { paths } from "~/paths";

/** A page in place of the file: this address has no other, and a browser would save an empty answer. */
export function instead(
  status: 403 | 404 | 410,
  title: string,
  advice: string,
  link: { href: string; words: string },
): Response {
  const page = renderToStaticMarkup(
    <InsteadOfFile title={title}>
      <p>{advice}</p>
      <p>
        <a href={link.href}>{link.words}</a>
      </p>
    </InsteadOfFile>,
  );
  return new Response(`<!DOCTYPE html>${page}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** Of whoever asks for a file: who may not have it is told so by a page, and by whom it may be had. */
export const orInstead = (member: Promise<Member>): Promise<Member> =>
  member.catch((refused: { data?: { whose?: string } }) => {
    const whose = refused.data?.whose;
    if (whose === undefined) throw refused;
    const link = { href: paths.home(), words: "Go to the start page" };
    throw instead(403, "You may not see this", whose, link);
  });
