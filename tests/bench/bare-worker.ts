import { barePage } from "./bare-page";

const page = barePage();

export default {
  async fetch(request) {
    const response = await page(request);
    response.headers.set("Content-Type", "text/html; charset=utf-8");
    return response;
  },
} satisfies ExportedHandler;
