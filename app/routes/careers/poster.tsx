import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { redirect } from "@remix-run/server-runtime";
import { Fragment } from "react";
import { plainOf } from "~/features/postings/feeds/feed-job";
import { openPosting } from "~/features/postings/open-posting";
import { refusal } from "~/http/replies";
import { oneFace } from "~/lib/headline-letters";
import { initialOf, inWholeWords, listsInOneLine } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import posterStyles from "~/styles/poster.css?url";
import { factsOf } from "./facts";

export const handle: PageHandle = { kind: "quiet", frame: "bare", linked: true };
export const links = () => [{ rel: "stylesheet", href: posterStyles }];
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded === undefined ? "Poster not found" : `Poster: ${loaded.title} at ${loaded.companyName}` },
  { name: "robots", content: "noindex" },
];

const LONGEST_WORDS = 280;
const LONG_TITLE = 48;

/** One printed page of an open job. The address in its code is the shortest that leads there. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = await openPosting(params.job ?? "", { db: context.services.db, now: context.now });
  if (page.kind === "not-found" || page.kind === "paused") throw refusal(404);
  if (page.kind !== "open") throw refusal(410);
  const { title, companyName, companySlug, logo, code, description, path } = page.posting;
  const url = new URL(request.url);
  if (url.pathname !== `${path}/poster`) throw redirect(`${path}/poster`, 301);
  const address = context.settings.publicOrigin + paths.posting(companySlug, code);
  const { advice, markdown } = context.services;
  const drawing = markdown.posting(description);
  const drawn = await advice.qrCode(`${address}?src=poster`);
  const parted = (await drawing).replace(/<\/(?:h\d|p)>\n/g, "$&\n");
  const words = inWholeWords(listsInOneLine(plainOf(parted)), LONGEST_WORDS);
  return {
    ...{ title, companyName, logo, path, words, facts: factsOf(page.posting), canonical: path },
    address: address.replace(/^https?:\/\//, "").split("/"),
    code: drawn.kind === "answered" ? drawn.value : null,
  };
}

export default function Poster() {
  const { title, companyName, logo, path, words, facts, address, code } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="no-print poster-how">
        One A4 page: print it from your browser’s menu. <a href={path}>Back to the job</a>
      </p>
      <article className="poster">
        <p className="poster-company" dir="auto">
          {logo === null ? (
            <span className="poster-mark" aria-hidden="true">
              {initialOf(companyName)}
            </span>
          ) : (
            <img src={paths.picture(logo)} width={logo.width} height={logo.height} alt="" />
          )}
          {companyName}
        </p>
        <h1 dir="auto" className={title.length > LONG_TITLE ? "long" : undefined} {...oneFace(title)}>
          {title}
        </h1>
        <dl>
          {facts.map(({ name, value, more }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {more !== "" && <dd className="more">{more}</dd>}
            </div>
          ))}
        </dl>
        <p className="poster-words" dir="auto">
          {words}
        </p>
        <footer>
          {code === null ? (
            <p className="no-print notice">The code could not be drawn just now. Please reload this page.</p>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr draws squares and writes no words.
            <div className="poster-code" dangerouslySetInnerHTML={{ __html: code }} />
          )}
          <p>
            Read everything and apply at
            <strong>
              {address.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && "/"}
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </strong>
          </p>
        </footer>
      </article>
    </>
  );
}
