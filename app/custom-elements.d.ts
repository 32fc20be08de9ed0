import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "answer-draft": Island;
      "busy-button": Island;
      "char-count": Island;
      "copy-text": Island;
      "desk-keys": Island;
      "dialog-link": Island;
      "header-menus": Island;
      "pass-gate": Island;
      "keep-draft": Island;
      "live-desk": Island & { "data-waits"?: string | undefined };
      "live-list": Island;
      "local-time": Island;
      "modal-dialog": Island;
      "notification-panel": Island;
      "passkey-form": Island;
      "password-toggle": Island;
      "posting-page": Island;
      "sending-form": Island;
      "upload-form": Island;
      "verify-watch": Island;
    }
  }
}
