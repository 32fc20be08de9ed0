const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

class LocalTime extends HTMLElement {
  connectedCallback(): void {
    const time = this.querySelector("time");
    // The text and not its element: React may hold on to it.
    if (time?.firstChild) time.firstChild.nodeValue = moment.format(new Date(time.dateTime));
  }
}
customElements.define("local-time", LocalTime);
