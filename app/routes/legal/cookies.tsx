import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { LegalPage } from "./LegalPage";

export const handle: PageHandle = { kind: "still", frame: "own" };
export const meta: MetaFunction = () => [
  { title: `Cookie Policy – ${brand.name}` },
  { name: "description", content: `Every cookie that ${brand.name} sets, by name.` },
];

const COOKIES = [
  {
    name: "__Host-session",
    purpose: "Keeps you signed in.",
    life: "Until the browser closes; with “Remember me” 14 days after your last visit, 30 days at most.",
  },
  {
    name: "__Host-flash",
    purpose: "Lets the next page say what was just done.",
    life: "One minute at most.",
  },
];

export default function Cookies() {
  return (
    <LegalPage
      title="Cookie Policy"
      intro={<p>A cookie is a short text that a site keeps in your browser. These are all of ours.</p>}
      sections={[
        {
          title: "Needed for the service",
          body: (
            <table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">What it is for</th>
                  <th scope="col">How long</th>
                </tr>
              </thead>
              <tbody>
                {COOKIES.map((cookie) => (
                  <tr key={cookie.name}>
                    <th scope="row">
                      <code>{cookie.name}</code>
                    </th>
                    <td>{cookie.purpose}</td>
                    <td>{cookie.life}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        },
        {
          title: "Other cookies",
          body: <p>There are none: no advertising, no tracking, and no cookies of other companies.</p>,
        },
        {
          title: "Your choice",
          body: (
            <p>
              You can delete cookies, or refuse them, in your browser's settings. Without the session cookie
              nobody can stay signed in. How we handle everything else that we know about you stands in our{" "}
              <a href={paths.privacy()}>Privacy Policy</a>.
            </p>
          ),
        },
        {
          title: "Law and contact",
          body: <p>The law of England and Wales applies. Questions: {brand.contactEmail}.</p>,
        },
      ]}
    />
  );
}
