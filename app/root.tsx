import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { type ReactNode, useContext } from "react";
import headlineFace from "../build/faces/rolecall-head.woff2?url";
import { brand } from "./brand";
import { CompanyGoes, type Going } from "./components/CompanyGoes";
import { CookieBanner } from "./components/CookieBanner";
import { ErrorPage, errorTitle } from "./components/ErrorPage";
import { FlashMessage } from "./components/FlashMessage";
import { SiteFooter } from "./components/SiteFooter";
import { SiteHeader } from "./components/SiteHeader";
import { readDecision } from "./features/consent/rules";
import { companyGoing } from "./features/members/company-going";
import { noFlash, readFlash } from "./http/flash";
import { leavingCookie } from "./http/leaving-cookie";
import { personCookie } from "./http/person-cookie";
import { personShown } from "./http/person-shown";
import { movedCookie, readViewer } from "./http/session";
import { type KeptForm, pagePath } from "./lib/kept-form";
import { DocumentContext, kindOf, type PageHandle, type PageKind } from "./page";
import { paths } from "./paths";
import styles from "./styles/app.css?url";
import formStyles from "./styles/forms-and-steps.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: brand.name }];
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return [{ title: `${errorTitle(status)} – ${brand.name}` }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  const flash = await readFlash(request);
  const headers = new Headers();
  const shown = personCookie(request.headers.get("Cookie"), viewer);
  if (shown !== null) headers.append("Set-Cookie", shown);
  const leaving = await leavingCookie(request, viewer, context);
  if (leaving !== null) headers.append("Set-Cookie", leaving);
  const moved = await movedCookie(request, context);
  if (moved !== null) headers.append("Set-Cookie", moved);
  if (flash !== null && !request.headers.has("X-Keep-Flash")) headers.append("Set-Cookie", await noFlash());
  const person = viewer && personShown(viewer);
  const going = viewer && companyGoing(viewer);
  const { publicOrigin: origin, analyticsTag } = context.settings;
  const decision = readDecision(request.headers.get("Cookie"))?.kind ?? null;
  const { requestId, zone } = context;
  const ifIn = (memo: string) => (context.memo.has(memo) ? pagePath(request.url) : undefined);
  const [at, refusedAt] = [ifIn("leads-on"), ifIn("sent")];
  const shared = { person, going, flash, requestId, zone, decision, origin, analyticsTag, at, refusedAt };
  return data(shared, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, startScript, person = null } = useContext(DocumentContext);
  const { kind, frame, linked, id, canonical, picture } = usePage();
  const root = useRouteLoaderData<typeof loader>("root");
  const faced = frame === "desk" || hasHeadlineFace(kind, id, root?.person?.recruiter === true);
  const framed = frame === "site" || frame === "desk";
  const bare = frame === "bare";
  return (
    <html
      lang="en-GB"
      data-plain={faced ? undefined : ""}
      data-at={root?.at}
      data-refused-at={root?.refusedAt}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14161c" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {kind !== "still" && <link rel="stylesheet" href={formStyles} />}
        {root?.analyticsTag && <meta name="analytics-tag" content={root.analyticsTag} />}
        {linked && !root?.person && (
          <LinkPreview origin={root?.origin ?? ""} canonical={canonical} picture={picture} />
        )}
        {kind === "still" && <RenderedAhead nonce={nonce} />}
      </head>
      <body>
        {/* In the head a first picture would wait for it. */}
        {faced && <link rel="preload" as="font" type="font/woff2" href={headlineFace} crossOrigin="" />}
        <Banner wanted={!bare && (kind === "still" || root?.decision === null)} beside={kind !== "still"} />
        {framed && (
          <SiteHeader person={root?.person ?? person} atWork={kind === "lively" || frame === "desk"} />
        )}
        <main id="content" className={frame === "site" ? "wrap page" : undefined} tabIndex={-1}>
          {root?.flash && frame !== "desk" && !bare && <FlashMessage {...root.flash} />}
          <Goes going={root?.going} shown={frame === "site" && id !== SAYS_SO} />
          {children}
        </main>
        {frame === "site" && <SiteFooter />}
        {kind !== "still" && !bare && <script type="module" nonce={nonce} src={startScript} />}
        {kind !== "still" && !bare && <script async nonce={nonce} src="/consent.js" />}
      </body>
    </html>
  );
}

const Goes = (props: { going: Going | null | undefined; shown: boolean }) =>
  props.going && props.shown && <CompanyGoes going={props.going} />;

/** Its heading is what the others say above theirs. */
const SAYS_SO = "routes/recruiter/delete-company";

/** Still pages, recruiters' pages and jobs' own; never one on an applicant's way. */
const hasHeadlineFace = (kind: PageKind, id: string, forRecruiter: boolean) =>
  kind === "quiet"
    ? FACED.test(id) || (forRecruiter && !id.startsWith("routes/apply/"))
    : id !== "routes/public/offline";

const FACED = /^routes\/(?:careers\/|marketing\/(?:beta|yellow-apply)$)/;

function Banner({ wanted, beside }: { wanted: boolean; beside: boolean }) {
  const { pathname, search } = useLocation();
  // `safePath` takes no encoded slash, and a query needs none.
  return wanted ? <CookieBanner back={pathname + search.replace(/%2f/gi, "/")} beside={beside} /> : null;
}

type Preview = Pick<Page, "canonical" | "picture"> & { origin: string };

function LinkPreview({ origin, canonical, picture }: Preview) {
  const here = useLocation().pathname;
  const address = origin + (canonical ?? here);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + (picture ? paths.picture(picture) : "/preview.png")} />
      <meta property="og:image:width" content={String(picture?.width ?? 1200)} />
      <meta property="og:image:height" content={String(picture?.height ?? 630)} />
      <meta property="og:image:alt" content={brand.motto} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** In other letters (`/Terms`) a page rendered ahead is rendered for the request, with a nonce. */
const RenderedAhead = ({ nonce }: { nonce: string | undefined }) => (
  <>
    <script nonce={nonce} src="/consent.js" />
    <noscript>
      <link rel="stylesheet" href={paths.consentStyles()} />
    </noscript>
  </>
);

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { kept } = useContext(DocumentContext);
  const sentBack = isRouteErrorResponse(error)
    ? (error.data as { kept?: KeptForm | null } | null)?.kept
    : null;
  const { damaged, whose, secondStep, openJobs } = isRouteErrorResponse(error)
    ? ((error.data as { damaged?: true; whose?: string; secondStep?: true; openJobs?: true } | null) ?? {})
    : {};
  return (
    <ErrorPage
      status={status}
      reference={root?.requestId}
      kept={kept ?? sentBack}
      damaged={damaged === true}
      whose={whose}
      secondStep={secondStep}
      openJobs={openJobs}
    />
  );
}

type Page = {
  kind: PageKind;
  frame: NonNullable<PageHandle["frame"]>;
  linked: boolean;
  id: string;
  /** A path that a loader names where its own address is not the page's first. */
  canonical: string | undefined;
  /** A company's own for where its jobs are passed on. */
  picture: { hash: string; type: string; width: number; height: number } | undefined;
};

function usePage(): Page {
  const matches = useMatches();
  const last = matches.at(-1);
  const handle = last?.handle as PageHandle | undefined;
  const kind = kindOf(handle, last?.data, useContext(DocumentContext).kept != null);
  const loaded = last?.data as { canonical?: string; sharePicture?: Page["picture"] } | undefined;
  // Its address led nowhere: nobody passes it on.
  const failed = useRouteError() != null;
  return {
    kind,
    frame: (failed && handle?.linked ? undefined : handle?.frame) ?? "site",
    linked: kind === "still" || (handle?.linked === true && !failed),
    id: last?.id ?? "",
    canonical: loaded?.canonical,
    picture: loaded?.sharePicture,
  };
}
