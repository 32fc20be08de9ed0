import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { InviteForm, JoinForm, MemberForm, OwnerForm } from "./form";

const LENA = "lena@northwind.example";

test("somebody is invited into a role that there is", () => {
  expect(taken(InviteForm, { email: LENA, role: "interviewer" })).toEqual({
    email: LENA,
    role: "interviewer",
  });
  for (const role of ["", "admin"])
    expect(told(InviteForm, { email: LENA, role })).toEqual({ role: "Please choose a role" });
});

test("whoever makes somebody else owner gives a password, of any length", () => {
  const words = "Current password is required";
  expect(told(OwnerForm, { email: LENA, currentPassword: "" })).toEqual({ currentPassword: words });
  expect(taken(OwnerForm, { email: LENA, currentPassword: "spoons" })).not.toBeNull();
});

test("a member is named by an id, and by nothing like one", () => {
  expect(taken(MemberForm, { member: "01JD0000000000000000000000" })).not.toBeNull();
  for (const member of ["1", "01jd0000000000000000000000", "01JD00000000000000000000000"])
    expect(told(MemberForm, { member })).toHaveProperty("member");
});

test("whoever joins with a new account types its password the same twice", () => {
  const typed = { personName: "Lena Vogt", password: "seven spoons", confirmPassword: "seven forks" };
  expect(told(JoinForm, typed)).toEqual({ confirmPassword: "Passwords do not match" });
});
