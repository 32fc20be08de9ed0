const BEGINNINGS = `
acknowledgement aeroplane ageing alumini amongst anaes artefact axe$ benefitted biass burnt candour
catalogu centr(?:ed|ing) chequ clamour combatt cosier cosy counsell dialled diarrhoea distil(?!l) doughnut
draught draughts dreamt endeavour enquir enrol(?!l) focuss foet fulfil(?!l) furore gaol gauge grey
grey(?:er|ing|s)$ greyed gynae haem instalment jewell judgement kerb leant learnt leuk[ao] licenc
liquorice liveable lustre manoeuv marvellous maths$ mollusc mould moustache odour oedema oesophag
orthopaed paed parlour pedall phoney plough practis pretenc pyjama rigour rumour sabre saleable saviour
savour scaffolder scepti sceptr sepulchre sizeable skilful smoulder sombre specialities speciality spectre
spelt spilt splend?our storeys?$ sulph tannoy targett titbit tonnes?$ towards tradesm[ae]n tumour
unlicenced vice$ vigour waggon whilst whisky wilful woollen yoghurt`;

/** How words begin in British English alone; the dictionary is American. */
export const BRITISH_WORDS = new RegExp(`^(?:${BEGINNINGS.trim().split(/\s+/).join("|")})`);
