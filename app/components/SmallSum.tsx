import { Field, type FieldFacts } from "./Field";
import { HoneyPot } from "./HoneyPot";

type Props = { meta: FieldFacts; captcha: { first: number; second: number; token: string } };

export const SmallSum = ({ meta, captcha }: Props) => (
  <>
    <Field
      meta={meta}
      label={`What is ${captcha.first} + ${captcha.second}?`}
      hint="A small sum, to keep machines out."
      inputMode="numeric"
      autoComplete="off"
      required
    />
    <input type="hidden" name="captchaToken" value={captcha.token} />
    <HoneyPot name="website" />
  </>
);
