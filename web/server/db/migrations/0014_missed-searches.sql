CREATE TABLE "missed_searches" (
	"lang" text NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missed_searches_lang_query_pk" PRIMARY KEY("lang","query")
);
