import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { EditNoteForm } from "./form";

test("whoever mends a note says how often it had been edited", () => {
  expect(taken(EditNoteForm, { note: "Rings back on Monday", seen: "2" })).toMatchObject({ seen: 2 });
  for (const seen of ["", "two", "100"])
    expect(told(EditNoteForm, { note: "Rings back", seen })).toEqual({ seen: "Please open the note again" });
});
