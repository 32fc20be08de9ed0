import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PassLetter } from "~/features/candidates/pass-letters";
import { Pass } from "./Pass";

const letter = { offer: null, subject: "About your application", text: "Hello" };

test.each<[string, PassLetter[]]>([
  ["has an offer", [{ ...letter, offer: "declined" }]],
  ["has none", [letter]],
])("whoever is asked about a no for somebody who %s can cancel", (_what, letters) => {
  const drawn = renderToStaticMarkup(
    <Pass page={null} name="Mira" letters={letters} told="at once" waiting={[]} />,
  );
  const cancel = /<button type="button"[^>]*>Cancel<\/button>/.exec(drawn)?.[0];
  expect(cancel).toContain('popovertarget="pass-sure" popovertargetaction="hide"');
});
