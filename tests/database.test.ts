import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentsOf, describedDatabase, migratedDatabase } from "./support/built-databases";

test("what the migrations build is what db/schema and db/triggers say", async () => {
  const described = contentsOf(await describedDatabase());

  expect(contentsOf(migratedDatabase())).toEqual(described);
  // Nothing found means nothing compared.
  const count = (kind: string) => Object.keys(described).filter((name) => name.startsWith(`${kind} `)).length;
  expect(count("table")).toBeGreaterThanOrEqual(39);
  expect(count("index")).toBeGreaterThanOrEqual(72);
  expect(count("trigger")).toBeGreaterThanOrEqual(40);
});

test("a column, an index or a trigger that differs is noticed", async () => {
  for (const change of [
    "alter table jobs add column perks text",
    "drop index jobs_open",
    "drop trigger jobs_viewed",
    "create index jobs_by_title on jobs (title)",
  ]) {
    const changed = migratedDatabase();
    changed.exec(change);
    expect(contentsOf(changed), change).not.toEqual(contentsOf(migratedDatabase()));
  }
});

/** SHA-256 of every migration. A line is added with each new one, and none is ever changed. */
const MIGRATIONS = {
  "0000_baseline": "bd2b856e4355926c28137cbfcef770441938f3da38e603f71c6ed8d518e8d74f",
  "0001_jobs_day": "1cfa7d8358dcb630694a17afbf2743c6f825df931ffe27746ab06305b45699e7",
  "0002_wanted_email": "de6a10244779b8c3c05dbca4254d7eaa072311f77568af3878ae29988d6ffe24",
  "0003_applicants_phone": "41e03128b9dd7d3a15637fa74a3a28256e5f68cd383fc4f2d50661003e4fe636",
  "0004_news_by_job_and_day": "6bda8745b710d206a016c43114e1c6f2bb024777da10524d9cc1b823257dabf6",
  "0005_notification_choices": "0753a15ec7b9ac8c531c46ad593ea8e0f83817d3ecde3107f0c0720f6a1bce5e",
  "0006_candidates_desk": "ba49e741f7faaa288ddef623ea1c659b8d4c3eb58dff49f230546d00a8448087",
  "0007_postings": "5962addd2209232e59247d9add2e2d535619d96d30bd29ae9dc186547f682d0a",
  "0008_offer_ends": "0b5c5d0a5fe155dc2811dd206ae69efbaa8a9634e80253614ef7130aaebdea95",
  "0009_put_aside": "6445605274db2ec48bacddd8f13c28179ccf5ccbc06e3554a14049a057333eed",
  "0010_job_alerts": "aa448020e57d79cc5616b9c810ae59a162cd84d3ac0837b849cb5f513176c948",
  "0011_short_links": "89a06a326012f241eae630968e696e9dd6c9b566ec5fee09d8c001789e1cad98",
  "0012_sweeps_by_index": "7c63b9162435b1367d85b98c1de929726d4792e79b6158b04c3c6e20e23251d8",
  "0013_embed_sites": "bacadd08747850859fe07c0c0f13d5b8353ca3a338ba9e2e7b04073eb1a6c9ae",
  "0014_fewer_index_entries": "b50f93a226e42124d235a2f7f61c5d11bee920bce15ff42b0b5f8d43309babdc",
  "0015_job_source_totals": "54bbbef1bd084f563616440bc46d25245aea448a6c223a2fde21dbfc15483ee3",
  "0016_keyed_search": "ad044ce24489079e297b008ec07734359402336e30a8421dfe6eef2d443757d3",
  "0017_sound_answers": "546475ae916b0488f8662e69afe29b58f27618e8e7635c1d4b04aa4219100e67",
  "0018_undo_window": "8db87a7d10626f9b83ffa71c0f38dd7cd2cdc6a4876f59fd52e43591aa6fa189",
  "0019_activity": "25544a2dc0adf05aa98f0f59e8aed04b3cf7e6c8086b0151a8532a298061f5e6",
  "0020_second_factor": "7319312c75bb936b4e611a8b9c3c46691d0f1af1bac67027b541d271f482958b",
  "0021_decision_reasons": "a8e5dd1bf20a404714b9e4862e908f046768f2e60f7b947554367b72f81090da",
  "0022_members": "facc47841868798e58e637f7f0e5f9f711a86a33dc7c588e7021c1dcc2f8407c",
  "0023_sent_by_company": "8a762225993bd0fa69ad6bde3ff3817b700146b8b2871dd8f13791a3eda1292b",
  "0024_bulk_decisions": "b34942ff882f847a1572062c36e3051003580b67a4b0940c4fcfd2b12165f237",
  "0025_role_in_log": "80be7fe031304ac2868eae4be8c79b9c724cbc5f87ae96ead11808794087327f",
  "0026_records": "422ce46fd9f69458c7d9141d312380a9a182877c5803041fd579aecec4cf470d",
  "0027_notes": "dd3e56f1990f40d1f7400867439d8077894a71fb1fe866068de6a5ad4cd441f4",
  "0028_snoozes": "e23e73058d7b70477fbacd0bb113a4a56539cc639ecf385c854da72c7458b640",
  "0029_mentions": "5f73db2aeaefcd1596b640678259591eaf9019ebd2c85b3720924b48271d0d53",
  "0030_saved_views": "ebf4e412f208a3230650d78b8f0b1a9ecdb934983804b1d7c7b13ace94a7c143",
  "0031_messages": "aae63d4bd1afa9ec64c9dc2375662e7ea3158c6d37959c145a6f5ba88ae6feaa",
  "0032_job_stages": "ff2693850fe8ed4a512fbb2171f534d552c302f847b35180918b2c0c284bdcc3",
  "0033_stage_templates": "354b0b6bec72c3986b74e845df13c2e6e5fb6dc2138741ecd8c7d33d26bd6071",
  "0034_jobs_inherited": "4d3d8c19df4f43e079d731e193c5abcf315538760f91a1245cd7c271efa107a4",
  "0035_companies_privacy": "4c23d7912376f4e3704a215caeab439cb66f4a70c82439ed4d8ba9a9813604f3",
  "0036_unread_mentions": "ab9357e214c394182488d453fec0ce0048112d25a5a2bf90de326640a34ff51d",
  "0037_facts": "933d649ff5e2881b12f69303e3d82fb5c943cf115a4a8201855506066a738a91",
  "0038_passkeys": "c0038c61a228efb957f2c94b318953b29eb3bf0515948b92eb3127b53015ad16",
  "0039_packed_evaluations": "c7614a88893041f3653d0aaaa48e79155bab315cead99a27700dcb2419f464df",
  "0040_newest_first": "18f94659499037cb1a340baf84ea6a1a72dbb738aa638a5331b032636a5ddbc7",
  "0041_bulk_messages": "66d778d60802dbbeb3c20193bbee35471a574be8ad9882b0fe299999e9ff5c0d",
  "0042_sessions_end": "743e79046f3dba97ec60528e2654c82eb8b9e982a3f692b3f8f54c2de2614fa7",
  "0043_question_sets": "bc6e3d43013e787cdd09f44cf4e37e487c12d885cde914ff2601adecc0ad29ad",
  "0044_tags": "9809805303df9022c8ed3770273df6172ebf9311a7cea0eeb721544d3ac8ad08",
  "0045_shards": "faeedac5a41889f811e122ea25b163bf708d85ec2cc5f772685208c88cf74d4f",
  "0046_stage_mails": "5d540cda66fa203be6f17b0f250628d392daec02734036bb09bf166c89791741",
  "0047_job_people": "c6d7ae50054ead2d1d0f7a81af764fd792700e6f5704cb04317d2ca996ae6999",
  "0048_staff": "4cf922b9de4e69cb46d6741ce98add92688ebcc871c5ab97af2f5e9d7b5debad",
  "0049_pass_log_age": "d611e12285036e94a9ca5ac77418b79fd3075e089cf528be8aec402337487d77",
  "0050_pool_and_proposals": "d00933dc25fece5b83785bcc814470e7c67be6c8d60e2f496eb8c20daa2ab649",
  "0051_company_erasure": "3d86bbd9d14538b71b51684c0628e08a7928636133f610e3f251703ea77efd12",
  "0052_suggestions": "87424ed849ccb4ce843ae39988ffafb6365310ac82e0afb561bb16d10afc110a",
  "0053_duplicates": "9e9108cfe8ea3fc4ece1b2a2604057570a85ed63f41201fec8e1e4806e09166c",
  "0054_scorecards": "67d17b95c69e852d7a51e3d4b0f266f7e49275f1bad00ada26dc4d9aa0e1d7c8",
  "0055_reviews_that_wait": "1cd7c6d0a5498aed467a3d7cef194fe2c3e8c6b3ca29ffbca32542dc5c193162",
  "0056_applicants_withdraw": "de451b987d0212e0956762b4c255942fe48478cd7dd409accfe6c7b51d86ba3e",
  "0057_assignments": "9f2151c5b24f69ef154acb5285e1b4bcb16b53ab204f1cbfb4216ecb3dd0c124",
  "0058_withdrawn_in_lists": "44582ee9bb714fd3f5fe000c91888aacfefc69251f96f3d367d397e100abe970",
  "0059_applications_first": "343c2f016c0d2ca635760800a1e05871fa2635f02829abb0ab91d8241f345a8d",
  "0060_session_person": "5dc4ee2244e9d18418fd2c2f81ac8798badb7c5a27152085358f340ecfb70caf",
  "0061_chain_said_once": "27df7474f3957ffb4900477fc9464871ce7c371146faec988a4aa3ff1daf5435",
  "0062_jobs_filled": "96713e06a8aa6657e039a6814dd1dc0d0bc6043a8c3376b28bee6b085432ec92",
  "0063_deleted_jobs": "451d34432861fda4159f114b0fc85dd125329c5ae7b87d6f998e36f233286cdc",
  "0064_old_applications": "95ce03878041451ff94a4ab85fdf2416bb750f66fa996eea5f01b71cfc23d995",
  "0065_left_to_apply": "a2103690235aa0c4a7914e805bd6e3f76dcd6814deea11df6bc34b239729c24e",
  "0066_status_as_shown": "2809a38b4af3207dd694618c7ef209e4af2bac64cb179db71535cab193d1d3d3",
  "0067_company_leaving": "62011d552f374c74400fb08afbd2e56bf586311db5f981d97b252d84c9c25ed6",
};

test("no migration is changed once it is there, and drizzle's journal lists the same ones", () => {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const hashes = files.map((name) => {
    const bytes = readFileSync(`migrations/${name}`);
    return [name.replace(/\.sql$/, ""), createHash("sha256").update(bytes).digest("hex")];
  });
  expect(Object.fromEntries(hashes)).toEqual(MIGRATIONS);
  const journal = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8"));
  expect(journal.entries.map(({ tag }: { tag: string }) => tag)).toEqual(Object.keys(MIGRATIONS));
});
