ALTER TABLE `companies` ADD `embed_sites` text DEFAULT '' NOT NULL;
