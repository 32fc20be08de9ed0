/** Stands where the mail client expects what reads incoming mail and webhooks, which this product has none of. */
export class Webhook {
  verify(): never {
    throw new Error("webhooks are not received here");
  }
}

export default {
  parse(): never {
    throw new Error("mail is not received here");
  },
};
