import { days } from "./times.ts";

export const COMPANY = {
  id: "1",
  companyName: "Northwind Analytics",
  createdHoursAgo: days(60),
  address: {
    slug: "northwind-analytics",
    website: "https://northwind.example",
    about: "Questions about data, answered while you wait. Sixty people in Leeds, Manchester and Dublin.",
    defaultCountry: "GB",
    defaultCurrency: "USD",
    defaultTimeZone: "Europe/London",
  },
};

export const RECRUITER = {
  firstName: "Priya",
  lastName: "Nair",
  email: "priya.nair@northwind.example",
  createdHoursAgo: days(60),
};
