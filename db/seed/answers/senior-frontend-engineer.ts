/** By candidate; in the order of the questions. */
export const ENGINEER_ANSWERS: Record<string, string[]> = {
  "sarah-chen": [
    `At Fernhill Health our appointment editor lost what people had typed about forty times a week, and nobody could reproduce it. It was complex because three things could overwrite each other: the autosave, a second tab, and a background sync from the clinic's own system.

I first wrote down every path by which a field could change and logged each with a number, without its content. After two days the log showed that 31 of 40 losses began with an old tab that woke up after sleep. I considered three options: locking the record, merging field by field, or refusing the older save and showing both versions. Locking would have blocked receptionists at the front desk, and merging could have produced a wrong dose, so I chose the third because a person should decide about medical text.

I built it with Rosa, our backend engineer, tested it with five receptionists and released it behind a flag to one clinic. Losses fell from forty a week to none in the next six weeks. In hindsight I would have added the log months earlier.`,
    `I would measure before I touch anything. First I would record a performance profile on a laptop like theirs, or with the processor slowed four times, and look at which part of the nine seconds is network, script, layout or rendering. I would also check field data, because one laboratory run can mislead.

My guess is that 20,000 rows in the DOM cost the most, so the first thing I would try is rendering only the rows in view. There are trade-offs: a virtual list breaks the browser's own find and can confuse screen readers unless row counts are announced, so I would compare it with paging on the server, which is simpler and better for keyboard users. If script dominates instead, I would split the bundle by route; that is how I cut our bundle at Fernhill from 1.9 MB to 310 kB.

To know that it helped I would set a target of under 200 milliseconds for a key press at the 75th percentile, add a Playwright test that fails when the budget is broken, and look at the field data a week after the release.`,
    `Our designer Leo wanted a drop-down with checkboxes inside it for choosing clinics. I thought that a plain list with a search field would be easier to use, because people chose up to thirty clinics and I had seen them lose their place. He wanted to save space on a crowded page.

Instead of arguing about taste I built both in one afternoon, rough but working, and we sat down with four clinic managers and one colleague who uses a screen reader. With the drop-down three of five people lost their selection at least once; with the list nobody did, but two found it too tall. Leo was right about the space. So we kept the list, closed it to one line with a summary when it was not in use, and wrote the decision down with both recordings.

What I learned is to say "I do not know, shall we try it" on the first day rather than the third. Leo and I have done it that way ever since, and two other teams copied the format.`,
    `Last spring I had to learn how screen readers really treat live regions, because our dashboard announced every new value and made the page unusable for one customer. I had read the specification before, but only in part.

My goal was to be able to predict what three screen readers would say before I tried. I worked through the ARIA practices, built eleven tiny test pages and wrote my guess down for each of them before I switched on NVDA, VoiceOver and TalkBack. In the first round I was right in five of eleven. I looked into why, changed my mental model (politeness is a queue, not a volume), and tested again until I was right in ten of eleven.

Then I rewrote our announcements so that only changes which a person asked for are spoken, and the customer confirmed that she could work with it. I gave a talk of twenty minutes about it to the other engineers and put the test pages into our component library, where they still run as tests.`,
  ],
  "marcus-johnson": [
    `We had to move Tidewater's checkout from an old jQuery application to React without stopping sales, and it was hard because nobody knew all the rules inside it. There were about 140 special cases for shipping.

I considered rewriting it in one go, or replacing it piece by piece behind a proxy. I chose the second because a failed big release in December would have cost more than we would save. I listed the cases from the code and from a year of orders, grouped them into nine kinds, and we moved one kind every two weeks. For each one I ran the old and the new calculation side by side on real orders and compared the results.

It took five months rather than the three I had planned. Conversion went up by 4 %, and we found two bugs in the old code that had overcharged customers. Next time I would ask support for the special cases first; they knew a third of them by heart.`,
    `First I would open the Chrome performance panel with CPU throttling and record the load. Then I would check how many DOM nodes there are, since 20,000 rows is a lot. I would probably try windowing with TanStack Virtual first because it is quick to try, and compare it with pagination. If the data is slow to arrive I would look at the API, maybe load 200 rows first and the rest later.

I would debounce the search field as well, and move the filtering into a worker if it blocks typing. To know whether it helped I would compare Interaction to Next Paint before and after for a week and ask two or three of the planners.`,
    `I wanted to use a state library for the product pages and my colleague Ines wanted to keep everything in the URL. I thought hers would be too limited. We agreed to write one page each with the advantages and disadvantages, and to let the two others in the team ask questions.

While writing mine I noticed that almost all of my examples could be done with the URL, and that customers could then share a link. So I changed my mind and we built it her way. It worked well, we deleted about 900 lines, and support began to send links to customers. I still think that we should have tried it on one page first instead of all six, because the filter page was harder than we thought and I had to fix it twice.`,
    `GraphQL. The team decided to use it for the new product API, and I had only used REST. I did the official tutorial, then I built a small app for my running club that shows results, to see where it gets difficult. What I found hard was caching, so I read the documentation of two clients and tried both.

I noticed that I understood it when I could explain to our backend developer why one of our queries caused forty database calls, and how a data loader would bring it to two. We shipped it in March and I have been reviewing the schema changes since then.`,
  ],
  "maria-fernandez": [
    `In my company we had a web of reservations for 60 hotels, and the prices were sometimes different in the list and in the detail. It was complex because the price came from three systems and each one had its own cache.

I made a drawing of where each price comes from and then a small script that compared both pages for all hotels every hour. With this I saw that the difference happened only in hotels with two currencies. I thought about removing the cache, but then the page was too slow, so I proposed to keep one cache only and to pass the same price from the list to the detail.

I programmed the change in the frontend and a colleague in the API. After this the complaints went from about 15 each month to 1. I learned that it is better to measure first, because all of us had a different theory and no one was right.`,
    `I would use the profiler of the browser to see what is slow. Normally the problem is too many rows in the page. I would show only 50 or 100 rows and load more when the user scrolls, and do the search in the server with an index. After that I measure again with the same computer and the same data, and I compare.

In the hotel list I did something similar: it had 3,000 rows and the time went from 5 seconds to less than 1.`,
    `The designer wanted an animation when the calendar changes the month. I said that it was slow in the tablets of the reception. He did not believe it, so I took a tablet and recorded a video, and we looked at it together. We decided to do the animation only if the device is quick and if the user has not chosen reduced motion. He was happy and I was also happy.`,
    `The last thing was TypeScript in strict mode. Before, we used it with many "any". I read the handbook, and I changed one module each week and asked a colleague to review it. I understood that it was good when the compiler found an error in the calculation of taxes that was in production for two years. Now all the new code is strict, and I help two juniors with it.`,
  ],
  "tomasz-wisniewski": [
    "I am always solving complex problems. I am a strong problem solver and a quick learner with excellent communication skills, passion and attention to detail.",
    "Use React.memo and useMemo. Also lazy loading and a CDN.",
    "I never had disagreements, I am a team player.",
    "I learn every day from the internet.",
  ],
};
