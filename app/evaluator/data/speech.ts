/** English words that tell who does what, and whether it is so. Each list is one closed class of grammar. */

export const NEGATORS =
  "not never no none neither nor without cannot can't cant couldn't don't dont doesn't didn't didnt haven't hasn't hadn't isn't aren't wasn't weren't won't wouldn't shouldn't lack lacking lacks nil hardly unable";

/** Things nobody wants: "no accidents" is praise. */
export const UNWANTED =
  "bother accident incident error mistake complaint problem issue finding fault miss missed lost late loss points point downtime injury breakdown delay trouble gap limit limits limitation escape defect repeat recall failure breach return reject surprise damage strike conviction restriction condition endorsement penalty sanction caution break interruption doubt difference idea loose excuse fuss drama exception choice overrun variance waste write-off non-conformance tie commitment objection hesitation sponsorship discipline";

/** Wanting, hoping, planning: what has not happened. */
export const WISHES =
  "want wants wanted hope hoping hopes wish would'd like keen eager plan planning plans intend intending aim aiming dream dreaming aspire aspiring aspiration consider considering thinking interested interest seeking secure looking ambition goal soon someday future curious fancy love";

/** Auxiliaries of what might be. */
export const HYPOTHETICAL = "would wouldn't could might should i'd you'd we'd";

/** Began and not done, or no longer so. */
export const UNFINISHED =
  "progress ongoing unfinished incomplete studying enrolled pending awaiting booked waiting expected finalist part-qualified";
export const ENDED =
  "expired lapsed ended stopped dropped quit former formerly ex cancelled revoked withdrawn suspended forgotten";

/** People and firms whose doings are not the applicant's. */
export const OTHERS =
  "he she they his her their manager boss supervisor director colleague colleagues uncle aunt gran nan granny grandmother grandma grandad grandfather nephew niece father mother dad mum mom brother sister husband wife partner friend friends son daughter cousin neighbour neighbor accountant agent analyst engineer engineers consultant contractor contractors agency vendor vendors supplier suppliers office department firm company companies customer customers client clients somebody someone everybody everyone anybody anyone others owner owners head hr nurse nurses doctor vet lawyer solicitor trainer planner developers developer leads lead technician quality candidates locums drivers staff pupils patients";

/** Doing something about a thing that others do: selling, telling, arranging, keeping files of it. */
export const INDIRECT =
  "sell sold selling sells market marketed marketing demonstrate demonstrated demonstrating demonstrates demo advise advised advising advises pitch pitched recruit recruited recruiting placed placing supply supplied supplying support supported supporting supports help helped helping helps assist assisted assisting assists shadow shadowed shadowing watch watched watching observe observed observing attend attended attending sat sponsor sponsored chair chaired file filed filing forward forwarded collect collected collecting receive received pass passed book booked booking order ordered ordering arrange arranged arranging coordinate coordinated liaise liaised liaising write wrote blog blogged present presented presenting review reviewed read reading insure insured audit audited invoice invoiced launch launched promote promoted attach attached print printed printing distribute distributed import imported export exported stock stocked";

/** What is done to a thing or a deed by those who neither make nor use nor do it. */
export const ABOUT =
  "sell market promote advertise demonstrate recommend quote price estimate buy purchase procure source order hire rent insure underwrite schedule plan book allocate assign roster inspect audit survey measure review approve send forward pass receive collect print invoice recruit interview specify advise supply decide commission employ engage film photograph";

/** The same of a deed; of a skill, each of these shows a part of it. */
export const ABOUT_A_DEED =
  "teach train lecture know design research study translate supervise oversee coordinate arrange visit blog illustrate";

/** What is done so that somebody else can do a thing: "mixed mortar for brick walls". */
export const MADE_READY =
  "load unload prepare set lay clean clear wash peel chop weigh mix carry fetch bring move lift fill refill stock restock gather sterilise disinfect charge hold tidy";

/** Whoever runs a thing does these for it. */
export const RUNNING = "run manage look handle deal own control organise coordinate oversee lead";
export const PARTS_OF_RUNNING =
  "schedule plan order book buy purchase procure source allocate assign roster approve review inspect audit interview recruit supervise oversee coordinate arrange send receive collect";
