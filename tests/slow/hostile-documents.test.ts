import { describe } from "vitest";
import { readHostileFiles } from "../support/hostile/reading";

describe("a file built to exhaust its reader", () => readHostileFiles("long"));
