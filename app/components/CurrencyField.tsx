import { COMMON_CURRENCIES } from "~/vocabulary/jobs";
import { Field, type FieldFacts } from "./Field";

type Props = { meta: FieldFacts; label: string; required?: boolean };

const names = new Intl.DisplayNames("en-GB", { type: "currency" });

export const CurrencyField = (props: Props) => (
  <>
    <Field
      {...props}
      hint="Three letters, such as EUR, or its name."
      list="currencies"
      autoComplete="off"
      autoCapitalize="characters"
    />
    <datalist id="currencies">
      {COMMON_CURRENCIES.map((code) => (
        <option key={code} value={code} suppressHydrationWarning>
          {names.of(code)}
        </option>
      ))}
    </datalist>
  </>
);
