import { pause, seconds } from "./time";

const PATIENCE = seconds(3);
const LOOK = 20;
const GONE = seconds(1);
const QUIET = seconds(1);

/** Nothing was begun. `seconds` until there is room. */
export class Crowded extends Error {
  override name = "Crowded";
  constructor(readonly seconds: number) {
    super("too many wait already");
  }
}

/** Whoever found no room has not tried. */
export async function orTakeBack<Done>(work: Promise<Done>, takeBack: () => PromiseLike<unknown>) {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Crowded) await takeBack();
    throw error;
  }
}

type Place = { number: number; seen: number };

/** For work that holds up all else here: in order of arrival. No request may wake another: each looks. */
export function inTurns(look = () => pause(LOOK)) {
  let line: Place[] = [];
  let came = 0;
  let done = 0;
  let lastDone = 0;
  let each = seconds(0.2);

  const leave = (place: Place) => {
    line = line.filter((other) => other !== place);
  };
  const aheadOf = (place: Place, now: number): number => {
    place.seen = now;
    const others = line.filter((other) => other !== place && now - other.seen < GONE);
    line = [...others, place].sort((a, b) => a.number - b.number);
    return line.indexOf(place);
  };
  const waitTurn = async (place: Place, from: number) => {
    let ahead = aheadOf(place, from);
    let expected = ahead * each;
    let sawDone = from - lastDone > QUIET ? done : -1;
    while (ahead > 0 || sawDone !== done) {
      if (expected > PATIENCE) {
        leave(place);
        throw new Crowded(Math.max(3, Math.ceil((ahead * each) / 1000)));
      }
      sawDone = done;
      await look();
      const now = Date.now();
      ahead = aheadOf(place, now);
      expected = now - from;
    }
  };

  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    came += 1;
    const place = { number: came, seen: 0 };
    const from = Date.now();
    await waitTurn(place, from);
    try {
      return await work();
    } finally {
      leave(place);
      const now = Date.now();
      if (from < lastDone) each = (each * 3 + now - lastDone) / 4;
      lastDone = now;
      done += 1;
    }
  };
}
