import * as v from "valibot";
import { emailAddress, requiredLine } from "~/lib/fields";
import { NOT_SAME, newPasswordTwice, same } from "~/lib/password-fields";
import { ROLES } from "~/vocabulary/members";

const role = () => v.pipe(v.optional(v.string(), ""), v.picklist(ROLES, "Please choose a role"));
const id = () => v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

export const InviteForm = v.object({
  email: emailAddress("Email address is required", "Please enter a valid email address"),
  role: role(),
});

export const OwnerForm = v.object({
  email: emailAddress("Email address is required", "Please enter a valid email address"),
  currentPassword: v.pipe(v.optional(v.string(), ""), v.minLength(1, "Current password is required")),
});

export const InvitationForm = v.object({ invitation: id() });

const to = v.optional(v.string(), "");

export const MemberForm = v.object({ member: id(), to });

export const RoleForm = v.object({ ...MemberForm.entries, role: role() });

export const JoinForm = v.pipe(
  v.object({ personName: requiredLine("Your name is required", 120), ...newPasswordTwice }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);
