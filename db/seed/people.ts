import { days } from "./times.ts";

export const COMPANY = { id: "1", companyName: "Northwind Analytics", createdHoursAgo: days(60) };

export const RECRUITER = {
  firstName: "Priya",
  lastName: "Nair",
  email: "priya.nair@northwind.example",
  createdHoursAgo: days(60),
};
