import { wordsOf } from "./pages";
import type { Fields, Product } from "./product";

/** Opens a page with a form and reads its hidden fields, and the answer to its sum. */
export async function openForm(product: Product, path: string): Promise<Fields> {
  return readCaptcha(await product.fetch(path));
}

/** The same from a page that is there already, such as a refused form. */
export async function readCaptcha(page: Response): Promise<Fields> {
  const html = await page.clone().text();
  const sum = /What is (\d+) \+ (\d+)\?/.exec(await wordsOf(page));
  if (sum === null) throw new Error("the page asks no sum");
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  return {
    captcha: Number(sum[1]) + Number(sum[2]),
    captchaToken: hidden("captchaToken"),
    draft: hidden("draft"),
  };
}
