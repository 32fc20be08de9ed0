/** HTML's named characters without the two thousand that nobody types: they weighed 10 kB. */
export { characterEntitiesHtml4 as characterEntities } from "character-entities-html4";
