/**
 * Heeds what the visitor decided about cookies: takes the banner away, keeps the moment in the browser's
 * storage, and counts the visit after an Accept only. The same small script on every page; on pages rendered
 * ahead it is the only one.
 */
(() => {
  const page = document.documentElement;
  const person = /(?:^|; )__Host-person=(recruiter|applicant)/.exec(document.cookie);
  if (person) page.dataset.person = person[1];
  const said = (name) => document.querySelector(`meta[name="${name}"]`)?.content;

  function heed() {
    const decision = /(?:^|; )__Host-consent=(accepted|rejected)\.(\d{13})/.exec(document.cookie);
    if (!decision) delete page.dataset.consent;
    else page.dataset.consent = decision[1];
    const accepted = decision?.[1] === "accepted";
    // Not before the page is drawn: the browser fetches a site's storage from another process.
    if (document.readyState === "complete") keep(decision);
    else addEventListener("load", () => keep(decision));
    if (accepted) measure(said("analytics-tag"));
  }

  function keep(decision) {
    try {
      if (decision?.[1] === "accepted")
        localStorage.setItem("cookie-consent", new Date(Number(decision[2])).toISOString());
      else localStorage.removeItem("cookie-consent");
    } catch {
      // A browser without storage has the cookie.
    }
  }

  function measure(tag) {
    if (!tag || window.gtag) return;
    window.dataLayer ||= [];
    window.gtag = function () {
      // biome-ignore lint/complexity/noArguments: the tag reads `arguments` objects, not arrays.
      window.dataLayer.push(arguments);
    };
    window.gtag("js", new Date());
    window.gtag("config", tag);
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`;
    document.head.append(script);
    const event = said("analytics-event");
    // Once, however often the page is reloaded.
    if (event && !sessionStorage.getItem(event)) {
      sessionStorage.setItem(event, "sent");
      window.gtag("event", event, { send_to: tag, value: 1, currency: "GBP" });
    }
  }

  // Accepting must not cost anybody what they have typed into the page.
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (!form.matches("[data-consent-form]")) return;
    form.target = "";
    if (submitter?.value !== "accept" || form.dataset.failed) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
    if (answer?.type === "opaqueredirect") return heed();
    form.dataset.failed = "yes";
    form.requestSubmit(submitter);
  });
  heed();
})();
