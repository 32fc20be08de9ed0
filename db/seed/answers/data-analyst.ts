/** By candidate; in the order of the questions. */
export const ANALYST_ANSWERS: Record<string, string[]> = {
  "david-kim": [
    `Our parcel company promised delivery in two days, and the share of late parcels rose from 6 % to 11 % within a month, in no depot in particular. It was complex because a parcel passes four systems, and each counts its own delays differently.

I began with the question that the operations manager had to decide: hire more drivers or not. I built one timeline per parcel in SQL from the four systems, with window functions to find the longest wait between two scans, and checked 50 parcels by hand against the depot's paper. I considered comparing depots and comparing weekdays, and chose the step between scans instead, because it does not blame a place before it has been looked at.

The reason was a new sorting rule that sent all parcels over 20 kg through one belt. Nobody had to be hired. They changed the rule, and late parcels were back at 6.3 % three weeks later. I would now set up a check that reports such a change after a day; I built one afterwards.`,
    `First I would write down what each number counts, because in my experience nine of ten such differences are two definitions: does "active" mean a reading in the month, or a contract on the last day? Then I would export both lists of meter numbers and compare them with a full join, so that I see three groups: in both, only in the dashboard, only in billing. The difference of 334 may hide larger groups that cancel each other out.

I would look at ten examples of each group by hand, group the rest by start date, region and tariff, and test my explanation by predicting the difference for the month before. If my prediction fails, the explanation is wrong.

In the meantime I would tell the customer that the two numbers count different things, that I do not know yet which one is right for their purpose, that I will write again tomorrow at noon, and that they should not use either for an invoice until then.`,
    `I had to tell our depot managers that the ranking of depots, which decided about bonuses, was mostly chance. They needed to decide whether to keep it. Most of them do not work with statistics and one had won the bonus twice.

I did not begin with a confidence interval. I gave each of them a bag of beads, the same mixture for everybody, let them draw thirty and count the red ones as "late parcels", and we made a ranking from it. The winner was very proud until I said that all the bags were equal. Then I showed the real numbers with the range that chance alone produces, and only two depots of fourteen lay outside it.

They kept a bonus but based it on the change over half a year, with the range shown beside it. The manager who had won twice told me afterwards that she had always wondered about it.`,
    `Our forecast depended on holiday dates from a partner in Poland, who changed the format of the file twice without telling us. The second time we forecast a normal week over Easter and 4,000 parcels were left standing.

I called the person who makes the file, Agnieszka, instead of writing a ticket. She did not know that anybody used it. We agreed on a small description of the file, one page, and she put me on the list of people who are told about changes. On our side I wrote a test that refuses a file whose columns or dates look different and falls back to last year's calendar.

There have been three changes since then, and each of them was announced. I visited her team later, and we found two more files that were used in secret by other departments.`,
    `I reported that a price change had increased sales by 8 %. A colleague, Joana, read my query two weeks later and noticed that I had compared weeks with a public holiday to weeks without one. Corrected, the effect was 2 % with a wide range around it.

I wrote to everybody who had received the report the same afternoon, with both numbers, what was wrong, and what it meant for the decision: the price stayed, but the plan to do the same in two other countries was postponed. It was unpleasant, and nobody was angry.

Since then I note the comparison period at the top of each analysis with a reason, I have a calendar table that every query must join, and Joana and I read each other's queries before a number leaves the team. We found seven mistakes in the first half-year that way, four of them mine.`,
  ],
  "amara-okafor": [
    `The hospital trust that I work for reports waiting times to the regulator each month. One day in April our number jumped from 41 to 67 days, and the board met on the Thursday. It was complex because three clinics had moved to a new booking system on the same weekend, so it could be real or an error.

I split the question into parts: did more people wait, did the same people wait longer, or did we count differently? I compared a list of patients rather than totals, and 1,900 people appeared twice, once in each system. I thought about removing the duplicates in the report only, but chose to correct them at the source with the booking team, since other reports would have shown the same mistake.

The true number was 43 days. The board got it on the Wednesday evening, with one page on what we knew and what we did not. Afterwards I added a daily check for patients who exist twice.`,
    `I would ask what each number is for and how "active" is defined in each of them, then compare the two lists of meters and not the totals. I would check the dates first: a dashboard is often up to date and a billing report is closed on a certain day, so meters which were installed or removed in between are in one of them only.

Then I would take the meters that are missing in one list, look at twenty of them one by one and write down the reason for each. If three reasons explain nearly all of them, I would count the reasons for the rest with a query.

To the customer I would say the same day: "Both are correct for what they count, we are checking which one answers your question, you will hear from me by Friday." And I would say what I do not know.`,
    `Our ward managers had to decide how many nurses to plan for the winter. I had a forecast with a range, and they had always been given one number.

I used their own words. I drew the last five winters by hand as five lines, and asked them which one they would have planned for. Everyone chose a different line, and then they understood why a range is more honest. I printed it as a card: "In eight of ten winters you will need between 22 and 29 nurses on a Monday." No percentages and no decimals.

They planned for 26 with an agreement to lend each other staff. In February two wards used it. One manager has the card on the wall still, which I am proud of.`,
    `I needed the staff rota from the human resources department to explain absences, and for two months I got a different file each time. Once a column was missing and my report showed that nobody was ill, which would be nice.

I went to sit with Mr Bello, who makes the file, for a morning. He copies it from four screens by hand. So I wrote a small script with him that reads the four screens' exports and makes the file, and it saved him about three hours a month. Since then it is always the same and he tells me when something changes. I learned to ask how a file is made before I complain about it.`,
    `I once calculated an average waiting time with patients who had never come to their appointment included. A doctor said that it looked too long, and she was right. It was wrong by six days and it had been in two monthly reports.

I corrected both, wrote a note on the first page of the next one and told the regulator's contact by telephone before she could find it. She thanked me. Now I keep a list of who is counted and who is not at the top of each report, and I ask somebody from the clinic to read it before it goes out.`,
  ],
  "jonas-weber": [
    `At the public utility in Kassel our forecast for heat demand was wrong by more than 20 % on some days, but right on others. It was difficult because the weather data looked correct.

I made a table with the error for each hour and looked for a pattern. I had three ideas: the weather station, the holidays, or the sensors. I tested each idea with a small calculation instead of changing the model at once. It was the sensors: two of them sent the value of the day before when the connection was broken. I decided to mark such values as missing and fill them from the neighbours, because an honest gap is better than a wrong number.

The mean error went from 11 % to 6 %. I documented it, and the operators now see a yellow sign when a sensor repeats itself.`,
    `I would compare the lists with an anti join in SQL in both directions. Then I would look at the reasons: change of meter during the month, meters without a contract, test meters, and a different cut-off date. In my work the change of meter was often the reason, since both the old and the new meter are counted.

To the customer I would say that we see a difference of 334 meters, that we are examining it, and when we will be ready. I would not give an explanation before I have checked it.`,
    `I explained to our technicians why we need to replace 300 sensors before they break. They thought that it is waste. I showed them the repair costs of one winter in hours instead of euros, because they know the hours, and I let them guess before. It was 640 hours. They decided to replace the 120 oldest ones first and we measured again the next winter. The hours went down to 410.`,
    `The weather service changed its interface and announced it only in a newsletter that no one of us received. For one day we had no forecast. I subscribed a shared mailbox, wrote a check every hour, and agreed with the colleague from IT who is called first. It is not a nice story, but it has not happened again.`,
    `I used local time in one table and UTC in another, so every value was moved by one hour in summer. Nobody noticed it for four months, I found it myself because a peak was at five instead of six. I told my boss on the same day and recalculated all the reports. Two small decisions had been affected. Now I store everything in UTC, and I have a test with the two days of the clock change.`,
  ],
  "siobhan-orourke": [
    "We had a big Excel file that was broken and I fixed it by going through it line by line over a weekend. My manager was pleased.",
    "I would ask IT which one is correct.",
    "I presented sales figures to the team every Monday with PowerPoint. They liked the charts.",
    "Sometimes the other department was late with the figures and I had to remind them by e-mail. In the end I always got them.",
    "I double check everything so I do not make many mistakes. Once I sent the wrong version of a file and had to send it again.",
  ],
};
