import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["Warehouse shift lead, nights", "warehouse-shift-lead-nights"],
  ["Müller & Söhne GmbH", "mueller-and-soehne-gmbh"],
  ["Łódź’s café – C++", "lodzs-cafe-c"],
  ["JavaScript engineer (m/f/d)", "javascript-engineer-m-f-d"],
  ["日本", ""],
  ["!!!", ""],
])("%s is %j in an address", (title, slug) => expect(slugOf(title)).toBe(slug));
