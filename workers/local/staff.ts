/** `npm run staff -- list`, `add EMAIL` and `remove EMAIL`: who opens /pass. `code`: of the demo's own. */
import { resolve } from "node:path";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateTOTP } from "@oslojs/otp";
import { getPlatformProxy } from "wrangler";
import { DEMO_STAFF_KEY } from "../../db/seed/demo-accounts.ts";
import { addStaff, listStaff, removeStaff } from "../../db/staff.ts";
import type { SharedEnv } from "../env.ts";
import { shardsOf } from "../shards.ts";

const remote = process.argv.includes("--remote");
const [what = "list", typed = ""] = process.argv.slice(2).filter((word: string) => word !== "--remote");
const email = typed.trim().toLowerCase();
const says = (text: string) => process.stdout.write(`${text}\n`);

if (what === "code") says(generateTOTP(decodeBase32IgnorePadding(DEMO_STAFF_KEY), 30, 6));
else await ask();

async function ask(): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const proxy = await getPlatformProxy<SharedEnv & Record<string, unknown>>({
    configPath: resolve(root, remote ? "workers/local/remote-database.toml" : "wrangler.toml"),
    persist: { path: resolve(root, process.env.STATE_DIR ?? ".wrangler/state", "v3") },
    remoteBindings: remote,
  });
  try {
    says(await answer(shardsOf(proxy.env)));
  } finally {
    await proxy.dispose();
  }
}

async function answer(shards: D1Database[]): Promise<string> {
  if (what === "list") return listStaff(shards);
  if (email !== "" && what === "add") return addStaff(shards, email, new Date());
  if (email !== "" && what === "remove") return removeStaff(shards, email);
  return "Say `list`, `add EMAIL` or `remove EMAIL`, with --remote for the deployed database.";
}
