CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_ends" (
	"lang" text NOT NULL,
	"ending" text NOT NULL,
	"start" text NOT NULL,
	CONSTRAINT "search_ends_lang_ending_start_pk" PRIMARY KEY("lang","ending","start")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"lang" text NOT NULL,
	"document_id" text NOT NULL,
	"type" text NOT NULL,
	"fits" text[] NOT NULL,
	"names" "tsvector" NOT NULL,
	"everything" "tsvector" NOT NULL,
	"bodies" "tsvector" NOT NULL,
	"fields" jsonb NOT NULL,
	"lengths" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "search_entries_lang_document_id_pk" PRIMARY KEY("lang","document_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"lang" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"sound" text NOT NULL,
	"kinds" integer NOT NULL,
	CONSTRAINT "search_words_lang_term_pk" PRIMARY KEY("lang","term")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_document_id_published_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."published_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_ends_start" ON "search_ends" USING btree ("lang","start");--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "search_entries" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "search_entries_type" ON "search_entries" USING btree ("lang","type","document_id");--> statement-breakpoint
CREATE INDEX "search_entries_names" ON "search_entries" USING gin ("names");--> statement-breakpoint
CREATE INDEX "search_entries_everything" ON "search_entries" USING gin ("everything");--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING gist ("sound" gist_trgm_ops) WHERE kinds & 49 > 0;