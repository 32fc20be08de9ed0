import { GROUNDS, inkOn, standingOut } from "~/lib/colour";

export function CompanyColour({ colour, nonce }: { colour: string; nonce: string | undefined }) {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return null;
  const light = standingOut(colour, GROUNDS.light);
  const dark = standingOut(colour, GROUNDS.dark);
  const rules =
    `:root{--company:${colour};--company-apply:light-dark(${light},${dark});` +
    `--company-ink:light-dark(${inkOn(light)},${inkOn(dark)})}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: six figures of a colour and what follows from them.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />;
}
