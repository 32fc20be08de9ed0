/**
 * What most results have in common. What was packed with it is read with it, so no letter of it may change;
 * another evaluator's words are a text of their own beside it.
 */
export const RESULT_WORDS = `
Currently as at, for a year; this is the kind of job advertised.The latest job in the CV is headed “”,
 for two years and lasted three months. Neither has no title.No job in the CV has dates that could be
 read. None of the twelve things asked for is shown. One of the elevenTwo of the nine Three of the ten
 things asked for are stated outright, seven more are touched on, and nothing is said about three, about
 four, about five, about six. and eight more, is touched on, The posting also asks for a quality of
 character, which only a conversation can show. A question was left open; Whether the answers are right
 is for a person to judge."flags":[{"kind":"copied-from-posting","message":"Part of the text stands in
 the posting word for word. It was left out.","quotes":[]},{"kind":"stuffed","message":"Part of the text
 is a heap of words without sentences. It was left out.","quotes":[{"source":"answer","questionId":1,
"start":0,"end":"place":"CV, further details"}],"must":false},{"label":""place":"CV, education and
 certificates"}],"must":true},{"label":"","kind":"requirement","verdict":"partly","says":"","points":4,
"outOf":8,"quotes":[{"source":"cv","start":{"evaluator":"built-in 2.8","overall_score":48,
"recommendation":"Strong Hire""Hire""Consider","unread":null,"language":"en",
"dimensions":[{"name":"technical_competency","score":61,"weight":25,"items":[{"label":"",
"kind":"requirement","verdict":"not found","says":"","points":0,"outOf":8,"quotes":[],"must":false},
{"label":"","kind":"requirement","verdict":"not found","says":"","points":0,"outOf":10,"quotes":[],
"must":true},{"label":"Years of ","kind":"requirement","verdict":"found","says":"","points":10,
"outOf":10,"quotes":[{"source":"cv","start":1024,"end":1136,"text":"","place":"CV, experience"}],
"must":true},{"label":"","kind":"requirement","verdict":"mentioned","says":"It may tell of other work
 than this; a person should read it.","points":4,"outOf":8,"quotes":[{"source":"answer","questionId":1,
"start":0,"end":98,"text":"I{"label":"Speaks of the posting's subjects","kind":"similarity",
"verdict":"partly","says":"","points":8.58,"outOf":15.6,"quotes":[]},{"label":"Own action in “Complex
 Problem Solving”","kind":"rubric","verdict":"found","says":"","points":10,"outOf":10,
"quotes":[{"source":"answer","questionId":1,"start":0,"end":"place":"Answer 1"}]},{"label":"Reason in
 “Complex Problem Solving”","kind":"rubric","verdict":"not found","says":"Speaks in general, and names
 nothing that happened or would be done.","points":0,"outOf":4,"quotes":[]},{"label":"Result in “Complex
 Problem Solving”","kind":"rubric","verdict":"not found","says":"Repeats the posting or the question.",
"points":0,"outOf":6,"quotes":[]},{"label":"Reason in “Making Yourself Understood”","kind":"rubric",
"verdict":"found","says":"","points":4,"outOf":4,"quotes":[{"source":"answer","questionId":3,
"place":"Answer 3"}]},{"label":"Own action in “A Technical Challenge”","kind":"rubric",
"verdict":"found","says":"}],"note":"4 of 17 found in the texts."},{"name":"cultural_alignment",
"score":50,"weight":20,"items":[{"label":"Own action in “Working with Others”","kind":"rubric",
"verdict":"found","says":"","points":10,"outOf":10,"quotes":[{"source":"answer","questionId":2,
"start":0,"end":120,"text":"I","place":"Answer 2"}]},{"label":"Reason in “Working with Others”",
"kind":"rubric","verdict":"not found","note":"0 of 3 found in the texts."},
{"name":"communication_skills","score":40,"weight":20,"items":[{"label":"Answers “Complex Problem
 Solving”","kind":"rubric","verdict":"found","says":"","points":20,"outOf":20,"quotes":"place":"Answer
 3"}]},{"label":"Answers “Learning Something New”","kind":"rubric","verdict":"found","says":"",
"points":20,"outOf":20,"quotes":[{"source":"answer","questionId":4,"start":0,"end":"place":"Answer
 4"}]},{"label":"Answers “A Technical Challenge”","kind":"rubric","verdict":"found","says":"",
"place":"Answer 5"}]}],"note":"5 of 5 found in the texts."},{"name":"adaptability_learning","score":0,
"weight":15,"items":[{"label":"Reason in “Learning Something New”","kind":"rubric","verdict":"not
 found","says":"","points":0,"outOf":4,"quotes":[]}],"note":"0 of 1 found in the texts."},
{"name":"role_specific_fit","score":50,","quotes":[],"must":true},{"label":"Worked as what the posting
 asks for","kind":"similarity","verdict":"partly","says":"","points":24.75,"outOf":45,"quotes":[]},
{"label":"Works in the posting's field","kind":"similarity","verdict":"found","says":"","points":5,
"outOf":5,"quotes":[]},{"label":"Tells what was done in dates, numbers and names","kind":"similarity",
"verdict":"found","says":"","points":20,"outOf":20,"quotes":[]}],"note":"2 of 5 found in the texts."}],
"facts":[{"label":"","must":true,"state":"not stated","quotes":[]},{"label":"","must":false,
"state":"stated","quotes":[{"source":"cv","start":"place":"CV, education and certificates"}]}],
"highlights":[{"text":"","quotes":[{"source":"cv","start":"place":"CV, experience"}]}],
"concerns":[{"text":"Not found in the text: ","quotes":[]},{"text":"Not found in the text: ",
"quotes":[]}],"ai_summary":"","confidence":{"judged":12,"requirements":12},"flags":[]}
`.replaceAll("\n", "");
