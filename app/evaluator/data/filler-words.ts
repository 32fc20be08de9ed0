/** Words of postings that name nothing: grammar, measure, praise and how something is asked for. Folded. */
export const FILLER: ReadonlySet<string> = new Set(
  `
a an the this that these those some any each every all both either neither other another such same own
i me my we us our ours you your yours he she it its they them their who whom which what whose where when why how
am is are was were be been being do does did done doing have has had having will would shall should can could may might must ought need needs needed
isn't aren't don't doesn't won't can't you'll you'd you're you've we're we've we'd it's i'm i'd there there's
and or but nor so if then than because as while although though unless until since also too plus incl including eg ie etc
of in on at to for from by with without within into onto over under about against between through during before after above below up down out off across per via towards upon among around
not no never none only just even still yet already again ever
least most more less many much few several enough very really quite rather well around approx approximately roughly about up minimum min maximum max
good strong solid proven excellent deep sound thorough clear great outstanding exceptional demonstrable demonstrated demonstrate extensive previous prior relevant recent related similar comparable equivalent
hands-on practical working basic genuine real true proper
experience experienced knowledge understanding grasp ability able familiarity familiar proficiency proficient expertise background command competence competent skill skills skilled confident confidence comfortable
essential required requirement requirements desirable desired preferred preferably ideal ideally bonus advantage asset necessary expected imperative mandatory
year years yr yrs month months
use using used regular regularly day daily week weekly
like want wanted look looking ask hold holds holding held available availability willing willingness happy
time times thing things way ways part parts kind kinds sort range level
one two three four five six seven eight nine ten
similar so-called called etc
`
    .trim()
    .split(/\s+/),
);
