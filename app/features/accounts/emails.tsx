import { brand } from "~/brand";
import type { Letter } from "~/features/outbox/letter";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";
import type { AccountType } from "~/vocabulary/accounts";
import { erasureWords, UNTIL_ERASED } from "./erasure-words";

export function verifyEmail(to: string, link: { name: string; token: string; publicOrigin: string }): Letter {
  return {
    to,
    subject: "Please verify your email address",
    preheader: "Then you can go on.",
    title: "Please verify your email address",
    paragraphs: [`Hello ${link.name},`, "Tell us that this address is yours. You can do it on any device."],
    action: { label: "Verify my address", url: link.publicOrigin + paths.verifyLink(link.token) },
    afterwards: ["The link works once, for 24 hours. If it has run out, the page offers you a new one."],
    reason:
      "You get this message because an account was made with this address. If that was not you, ignore it.",
  };
}

export function addressInUse(to: string, { publicOrigin }: { publicOrigin: string }): Letter {
  return {
    to,
    subject: "You have an account already",
    preheader: "Sign in with it, and you can go on.",
    title: "You have an account already",
    paragraphs: [
      "Hello,",
      "Somebody, most likely you, has just named this address for a new account. It has one already: sign " +
        "in with that one, and go on from there.",
    ],
    action: { label: "Sign in", url: publicOrigin + paths.login() },
    afterwards: ["You no longer know the password? The sign-in page helps you to choose a new one."],
    reason:
      "You get this message because your address was named for a new account. If that was not you, ignore " +
      "it: nothing has changed.",
  };
}

export function resetPassword(
  to: string,
  link: { name: string; secret: string; publicOrigin: string },
): Letter {
  return {
    to,
    subject: "Choose a new password",
    preheader: "The link works once, for one hour.",
    title: "Choose a new password",
    paragraphs: [`Hello ${link.name},`, "Somebody, most likely you, asked to choose a new password."],
    action: { label: "Choose a new password", url: link.publicOrigin + paths.resetPassword(link.secret) },
    afterwards: ["The link works once, for one hour. Until you use it, your password stays as it is."],
    reason:
      "You get this message because somebody said that they had forgotten your password. If that was " +
      "not you, ignore it.",
  };
}

export function signInAgain(to: string, link: { name: string; link: string; publicOrigin: string }): Letter {
  return {
    to,
    subject: "Somebody is guessing your password",
    preheader: "Nobody has got in. By this link you still do.",
    title: "Somebody is guessing your password",
    paragraphs: [
      `Hello ${link.name},`,
      "Your account was tried with wrong passwords a hundred times within an hour. Nobody has got in. To " +
        "slow it down, we now ask new browsers to wait.",
      "If you want to sign in from such a browser, begin with this link: your password is looked at at once.",
    ],
    action: { label: "Sign in", url: link.publicOrigin + paths.login(undefined, link.link) },
    afterwards: [
      "The link works for 24 hours, and only together with your password. Where you signed in before, you " +
        "do not need it.",
    ],
    reason: "You get this message because many wrong passwords were tried for your account.",
  };
}

export function signInLinked(
  to: string,
  account: { name: string; provider: string; publicOrigin: string },
): Letter {
  return {
    to,
    subject: "Your account has a new way to sign in",
    preheader: "If that was you, there is nothing to do.",
    title: "Your account has a new way to sign in",
    paragraphs: [
      `Hello ${account.name},`,
      `You can sign in with ${account.provider} from now on. Your password works as before.`,
      "If that was not you, choose a new password: that signs out every browser and takes the new way " +
        "away again.",
    ],
    action: { label: "Choose a new password", url: account.publicOrigin + paths.forgotPassword() },
    reason: `You get this message because somebody signed in to your account with ${account.provider}.`,
  };
}

const SECOND_FACTOR = {
  on: {
    subject: "A second step protects your account",
    says: "From now on signing in asks for a code after the password. Every other browser was signed out.",
  },
  off: {
    subject: "The second step of signing in is switched off",
    says: "From now on your password alone opens your account.",
  },
  "no-app": {
    subject: "An app’s code no longer opens your account",
    says: "From now on signing in asks for a passkey after the password, or for a recovery code.",
  },
  passkey: {
    subject: "A passkey was added to your account",
    says: "It is taken as the second step of signing in, after your password.",
  },
  "no-passkey": {
    subject: "A passkey was removed from your account",
    says: "It opens your account no more. Your settings show what signing in asks for now.",
  },
  codes: {
    subject: "Your account has new recovery codes",
    says: "Those from before no longer work.",
  },
  used: {
    subject: "A recovery code opened your account",
    says: "It works no more. Your settings show how many are left, and make new ones.",
  },
};

export function secondFactorChanged(
  to: string,
  account: { name: string; what: keyof typeof SECOND_FACTOR; publicOrigin: string },
): Letter {
  const { subject, says } = SECOND_FACTOR[account.what];
  return {
    to,
    subject,
    preheader: "If that was you, there is nothing to do.",
    title: subject,
    paragraphs: [
      `Hello ${account.name},`,
      says,
      `If that was not you, choose a new password at once, and write to us: ${brand.contactEmail}.`,
    ],
    action: { label: "Choose a new password", url: account.publicOrigin + paths.forgotPassword() },
    reason: "You get this message whenever the second step of your account changes.",
  };
}

export function passwordChanged(to: string, account: { name: string; publicOrigin: string }): Letter {
  return {
    to,
    subject: "Your password was changed",
    preheader: "If that was you, there is nothing to do.",
    title: "Your password was changed",
    paragraphs: [
      `Hello ${account.name},`,
      "The password of your account was changed just now, and every other browser was signed out.",
      "If that was not you, choose a new password at once.",
    ],
    action: { label: "Choose a new password", url: account.publicOrigin + paths.forgotPassword() },
    reason: "You get this message whenever your password changes.",
  };
}

export function confirmNewEmail(
  to: string,
  link: { name: string; secret: string; publicOrigin: string },
): Letter {
  return {
    to,
    subject: "Confirm your new email address",
    preheader: "Your account keeps its old address until you do.",
    title: "Confirm your new email address",
    paragraphs: [`Hello ${link.name},`, "Confirm that this is to be the address of your account."],
    action: { label: "Use this address", url: link.publicOrigin + paths.confirmEmail(link.secret) },
    afterwards: ["The link works once, for 24 hours. You will then be asked to sign in again."],
    reason:
      "You get this message because somebody wants to use this address here. If that was not you, ignore it.",
  };
}

export function emailWillChange(
  to: string,
  change: { name: string; newEmail: string; secret: string; publicOrigin: string },
): Letter {
  return {
    to,
    subject: "Somebody wants to change your email address",
    preheader: "If that was you, there is nothing to do.",
    title: "Somebody wants to change your email address",
    paragraphs: [
      `Hello ${change.name},`,
      `Your account is to have another address: ${change.newEmail}. It changes as soon as somebody uses ` +
        "the link that we sent there.",
      "If that was not you, stop it now, and then choose a new password: whoever asked for it knew yours.",
    ],
    action: { label: "Keep my address", url: change.publicOrigin + paths.keepEmail(change.secret) },
    afterwards: ["The link works for 24 hours, or until the address has changed."],
    reason: "You get this message because this is the address of an account that asked for another.",
  };
}

export function emailChanged(to: string, account: { name: string }): Letter {
  return {
    to,
    subject: "Your email address was changed",
    preheader: "If that was you, there is nothing to do.",
    title: "Your email address was changed",
    paragraphs: [
      `Hello ${account.name},`,
      "Your account has another address from now on, and every browser was signed out. You can no " +
        "longer sign in with this one.",
      `If that was not you, write to us at once: ${brand.contactEmail}.`,
    ],
    reason: "You get this message because this was the address of an account until now.",
  };
}

export function accountWillGo(
  to: string,
  account: { name: string; recruiter: boolean; type: AccountType; eraseAt: Date; publicOrigin: string },
): Letter {
  const { goes, stays } = erasureWords(account);
  return {
    to,
    subject: "Your account will be erased",
    preheader: "Until then you can keep it.",
    title: "Your account will be erased",
    paragraphs: [
      `Hello ${account.name},`,
      `You asked us to erase your account. It will be erased on ${asDay(account.eraseAt)}. ${UNTIL_ERASED}`,
      `What goes: ${goes}`,
      `What stays: ${stays}`,
      "Changed your mind, or was it not you? Until that day you can keep it.",
    ],
    action: { label: "Keep my account", url: account.publicOrigin + paths.deleteAccount() },
    reason: "You get this message because somebody signed in to your account asked for it to be erased.",
  };
}
