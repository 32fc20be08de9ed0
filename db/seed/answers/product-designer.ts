/** By candidate; in the order of the questions. */
export const DESIGNER_ANSWERS: Record<string, string[]> = {
  "emily-rodriguez": [
    `At Harbourline we made software for people who plan container ships. Planners made about one serious mistake a week in which a container with dangerous goods ended up beside another that it must not touch. The rules fill 400 pages, and the team's plan was to show more warnings.

I doubted that, because there were already sixty warnings on the screen. I broke the problem down by watching six planners for a day each and writing down when they looked at a warning and what they did next. They dismissed 93 % of them within a second. I saw three options: fewer warnings, better words, or making the wrong place impossible to choose. I argued for the third, because a rule that a machine knows should not need a person's attention at four in the morning.

I prototyped it on top of real plans with one engineer, and we tested it with eight planners on two continents. Serious mistakes fell from one a week to two in the following quarter. Both happened where the cargo list itself was wrong, which I had not considered and would look at first today.`,
    `The team was going to build a mobile application for crane supervisors, because sales had heard that they wanted one. I asked what a supervisor has in the hand when a decision is made, and I did not know, so I went to find out: nine interviews and four shifts on the quay in Rotterdam and Felixstowe.

I planned the study, recruited the people through two of our customers, and wrote a guide of one page. The finding was plain. Supervisors wear thick gloves, hold a radio and never look at a phone within sight of a moving crane, because it is forbidden. What they needed was for the foreman's printed list to be right. I showed six short clips to the team and to sales.

We dropped the application, which had been planned for two quarters, and improved the printed list and the message that corrects it. Wrong lifts went down by 27 % over three months at the first terminal. I also learned to ask sales what they had heard word for word; "mobile" had been our word, not theirs.`,
    `In a Wednesday review I showed a new overview with coloured tiles for each vessel. Ravi, an engineer who is colour blind, said that he could not tell late from early, and that the numbers were smaller than the decoration around them. He was right on both counts, and it stung because I had checked the contrast but only of the text.

I thanked him, asked him to show me on his own screen, and we went through every tile together for half an hour. I then replaced colour alone with a shape and a word, made the number twice as large, and removed the tile borders. In the next test people found the three late vessels in 6 seconds on average instead of 14.

What I do differently now: I start in greyscale and add colour last, I keep a list of five colleagues with different eyes and ask two of them before a review, and I say at the start of each review which kind of criticism would help me most.`,
  ],
  "anjali-subramaniam": [
    `Our patient letters application was used by 30 hospital wards, and every ward wanted different templates. We had 212 of them and no one could find the right one. The difficulty was that each template had an owner who did not want to lose it.

I made a list of all the templates, printed them and sorted them on the floor with two ward clerks. We saw that 212 were really 19 with small differences. I considered a better search, but I decided on a short form that builds the letter from blocks, because clerks know what the letter is for and not what it is called.

I designed it in Figma and tested it with seven clerks in two rounds. Time to find and fill a letter went from about four minutes to one and a half. Three wards kept their old templates for half a year, and I think that was fine, it gave them time.`,
    `We wanted to build a chat so that patients can ask about their letters. I did eleven telephone interviews with patients and asked them to tell me what they did with the last letter. Most of them had called the ward, because the letter had a date but not a place. So the question was not "how can I ask" but "where do I go".

I presented this with quotes to the product manager. The team stopped the chat and we changed the first five lines of the letter. Calls to the two pilot wards became fewer, about a fifth less according to the ward managers, although we did not count them very exactly.`,
    `A senior nurse told me that my form looked "like a website for buying shoes". She meant that there was too much space and that she needed to scroll with gloves on. It was right, I had designed it on my big screen.

I went to the ward and used it on their monitor, standing. After that I made a compact version and we let people choose. Now I always test on the real device before I show anything, and I keep a photograph of each place where the design will be used.`,
  ],
  "kai-nakamura": [
    "In my bootcamp project we had to make an app for a cafe in two weeks and one person left the team. It was stressful. We divided the work again and I made the screens. We finished it on time and got a good grade.",
    "I have not done research for a company yet. In the bootcamp I made a survey with 20 friends about coffee and most of them wanted to order in advance, so we added that.",
    "My teacher said the buttons were too small, so I made them bigger. I try to check this now.",
  ],
  "fatima-el-amrani": [
    `At Lumen Transport I designed the screens on which bus dispatchers see delays. Dispatchers wanted everything on one page, drivers wanted less radio traffic, and the two conflicted because more detail produced more calls.

I mapped one evening's calls with a dispatcher and counted them: 118 calls, of which 70 asked a question that was already on the screen. I considered sorting by delay, by line, or by who must act next. I chose the last because it answered "what do I do now" rather than "what is happening". We tried it on paper first and then in a prototype during a real shift.

The number of calls fell by a third on the two lines of the trial. The company ended the project before the rollout, so I cannot say whether it would have lasted.`,
    `I asked eight drivers how they learn about a diversion. The plan was a new tablet in the bus. The answer was that they look at the paper on the door of the depot because it is always right. We changed the plan: we made the paper come out of the same system, and the tablet came later and smaller. I did the interviews at the depot at five in the morning, because this is when drivers have time, and I wrote a two-page report with photographs that the whole team read.`,
    `A colleague told me in front of others that my map was beautiful and useless. I was angry for a day. Then I asked her to use it for a real task while I watched, and she needed four steps for something that took one in the old version. I put the old step back and kept my colours. I learned to ask "what did you try to do" when I hear hard words, because then there is something to work with.`,
  ],
};
